import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { HOSTILE_MAILS, HOSTILE_PICTURES } from '@xd/fixtures/faults/hostile-files.ts'
import { pictureCarrier, strangers } from '@xd/fixtures/faults/strangers.ts'
import { absolute, type Bench, type BenchResult, median } from './bench.ts'
import { largeDatabase } from './large-database.ts'
import { percentile, SECRET_KEY, serve, signIn, timed } from './serve.ts'

const TURNS = 30
const REFUSED_MS = 5
const OTHERS_MS = 100

/** Bodies that none of our clients would send, by call. Each must be refused at once. */
const BODIES: readonly (readonly [name: string, path: string, body: () => string])[] = [
  ['1.9 MB of text', '/api/inbox/list', () => JSON.stringify({ search: { filter: 'x'.repeat(1_900_000) } })],
  ['20 MB of text', '/api/inbox/list', () => JSON.stringify({ search: { filter: 'x'.repeat(20_000_000) } })],
  [
    '660,000 wrong keys',
    '/api/payments/change-label',
    () => JSON.stringify({ labelID: 1, paymentKeys: new Array(660_000).fill(0) }),
  ],
  [
    'as many wrong keys as fit',
    '/api/payments/change-label',
    () => JSON.stringify({ labelID: 1, paymentKeys: new Array(290).fill({}) }),
  ],
  [
    '100,000 ids',
    '/api/customers/conversation/archive',
    () => JSON.stringify({ convoIDs: Array.from({ length: 100_000 }, (_, at) => at) }),
  ],
  [
    '1,150 ids where 1,000 fit',
    '/api/customers/conversation/archive',
    () => JSON.stringify({ convoIDs: Array.from({ length: 1_150 }, (_, at) => at) }),
  ],
  [
    '1,000 wrong ids',
    '/api/customers/conversation/archive',
    () => JSON.stringify({ convoIDs: new Array(1_000).fill(true) }),
  ],
  ['lists 7,000 deep', '/api/inbox/list', () => `{"search":${'['.repeat(7_000)}${']'.repeat(7_000)}}`],
  ['objects 40,000 deep', '/api/inbox/change', () => `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`],
  [
    '20,000 unknown keys',
    '/api/customers/save',
    () => JSON.stringify({ customer: Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`k${at}`, at])) }),
  ],
  [
    '3,900 wrong fields',
    '/api/settings/custom-fields/save',
    () => JSON.stringify({ moduleID: 'customer', fields: new Array(3_900).fill(0) }),
  ],
  ['half a megabyte that is not JSON', '/api/payments/send', () => '{"payment":'.padEnd(500_000, '[')],
]

const post = (url: string, agent: Agent, path: string, body: string, token: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-length': Buffer.byteLength(body) }
    const sent = request(url + path, { method: 'POST', agent, headers }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    // A body refused before all of it has arrived may end its connection.
    sent.on('error', reject)
    sent.end(body)
  })

/** Another client, on its own thread, that keeps checking the server's health. */
const watcher = (url: string) => {
  const thread = new Worker(new URL('refuse-watcher.js', import.meta.url), { workerData: `${url}/healthz` })
  return {
    /** Its longest wait since this was last called. */
    longest: () =>
      new Promise<number>((resolve) => {
        thread.once('message', resolve)
        thread.postMessage('longest')
      }),
    stop: () => thread.terminate(),
  }
}

/**
 * Bodies that are refused, then emails and pictures that are more work than they look, while another client checks the
 * server's health.
 */
export const run: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-bench-'))
  const database = join(folder, 'xd.sqlite')
  copyFileSync(await largeDatabase(10_000), database)
  const carrier = await pictureCarrier()
  const server = await serve('api-server.ts', database, folder, carrier.url)
  const agent = new Agent({ keepAlive: true })
  let other: ReturnType<typeof watcher> | undefined
  try {
    const token = await signIn(server)
    const results: BenchResult[] = []
    for (const [name, path, make] of BODIES) {
      process.stderr.write(`  ${name}\n`)
      const body = make()
      const [times, all]: [number[], number[]] = [[], []]
      for (let turn = -3; turn < TURNS; turn += 1) {
        await server.busy()
        const time = await timed(async () => {
          const status = await post(server.url, agent, path, body, token).catch(() => 413)
          if (status < 400 || status >= 500) throw new Error(`${name}: answered ${status}`)
        })
        const { ms } = await server.busy()
        if (turn >= 0) [times, all].forEach((list, at) => list.push([ms, time][at]!))
      }
      const notes = `p99 ${percentile(times, 0.99).toFixed(1)} ms; ${median(all).toFixed(1)} ms to the answer`
      results.push(absolute(`refuse ${name}, main thread, p50`, median(times), REFUSED_MS, 'ms', notes))
    }
    const watching = (other = watcher(server.url))
    await watching.longest()
    const waited = async (name: string) => {
      const { longestMs } = await server.busy()
      const notes = `main thread at most ${longestMs.toFixed(0)} ms at a time`
      results.push(
        absolute(`refuse ${name}: the longest wait of others`, await watching.longest(), OTHERS_MS, 'ms', notes),
      )
    }
    await server.busy()
    for (const [, path, make] of BODIES) await post(server.url, agent, path, make(), token).catch(() => 413)
    await waited('bodies')
    const { mail, upload, text } = await strangers(server.url, SECRET_KEY, carrier)
    const attempts = [
      ...HOSTILE_MAILS.map(([name, make]) => [`mail, ${name}`, () => mail(make())] as const),
      ...HOSTILE_PICTURES.flatMap(
        ([name, make]) =>
          [
            [`upload, ${name}`, () => upload(make())],
            [`text with ${name}`, () => text(make())],
          ] as const,
      ),
    ]
    for (const [name, prepare] of attempts) {
      process.stderr.write(`  ${name}\n`)
      const attempt = prepare()
      await server.busy()
      await watching.longest()
      const status = await attempt()
      if (status >= 500) throw new Error(`${name}: answered ${status}`)
      await waited(`${name} (${status})`)
    }
    return results
  } finally {
    agent.destroy()
    await other?.stop()
    server.stop()
    carrier.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
