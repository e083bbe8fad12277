import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { STORE } from '@xd/fixtures/demo/people.ts'
import { HOSTILE_MAILS, HOSTILE_PICTURES } from '@xd/fixtures/faults/hostile-files.ts'
import { pictureCarrier, strangers } from '@xd/fixtures/faults/strangers.ts'
import { absolute, type Bench, type BenchResult, median } from './bench.ts'
import { largeDatabase } from './large-database.ts'
import { percentile, SECRET_KEY, serve, signIn, timed } from './serve.ts'

const TURNS = 30
const REFUSED_MS = 5
const OTHERS_MS = 100

/** Bodies that none of our clients would send, by call. The server must refuse each at once. */
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

const MB = 1_000_000

/**
 * Files of rows that cost more work than they seem to. The server may refuse any of them, but none may keep others
 * waiting.
 */
const ROWS: readonly (readonly [name: string, rows: (titles: string) => string])[] = [
  ['empty lines', (titles) => titles + '\n'.repeat(MB)],
  ['lines of blanks', (titles) => titles + `${' '.repeat(50)}\n`.repeat(MB / 51)],
  ['lines of delimiters', (titles) => titles + `${','.repeat(49)}\n`.repeat(MB / 50)],
  ['only delimiters', (titles) => titles + ','.repeat(MB)],
  ['one quoted cell', (titles) => `${titles}"${'x'.repeat(MB)}`],
  ['a cell of quotes', (titles) => titles + '"'.repeat(MB)],
  ['cells of 30,000 blanks', (titles) => titles + `x${' '.repeat(30_000)}x,1,2,3\n`.repeat(MB / 30_000)],
  ['cells of 10,000 numbers', (titles) => titles + `"${'1,'.repeat(10_000)}",1,2,3\n`.repeat(MB / 20_000)],
  ['titles of 30,000 letters', () => `${'x'.repeat(30_000)},`.repeat(MB / 30_000)],
  ['as many rows as fit', (titles) => titles + 'a,b,c,d\n'.repeat(MB / 8)],
]
/** The first column is a phone number in one and a date in another. */
const TITLES = ['Title,Shortcode,English,Spanish\n', 'Cell,Last,First,Tkt\n', 'Due date,Name,Cell,Tkt\n']

const asked = { filename: 'file.csv', storeID: STORE.main, dryRun: true }
const calendar = (lines: string) => `BEGIN:VCALENDAR\r\n${lines}END:VCALENDAR\r\n`
const never = (uid: number) =>
  `BEGIN:VEVENT\r\nUID:${uid}\r\nDTSTART;VALUE=DATE:20260101\r\nRRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30\r\nEND:VEVENT\r\n`

const FILES: readonly (readonly [name: string, path: string, input: () => object])[] = [
  ...ROWS.flatMap(([name, rows]) => [
    [
      `replies, ${name}`,
      '/api/settings/quick-replies/import',
      () => ({ csv_data: rows(TITLES[0]!), dryRun: true }),
    ] as const,
    [
      `customers, ${name}`,
      '/api/mailers/import-from-superpawn',
      () => ({ ...asked, csv_data: rows(TITLES[1]!) }),
    ] as const,
    [
      `notices, ${name}`,
      '/api/notices/import',
      () => ({ ...asked, kind: 'due-soon', csv_data: rows(TITLES[2]!) }),
    ] as const,
  ]),
  ...(
    [
      ['rules that never match', calendar(Array.from({ length: 5_000 }, (_, uid) => never(uid)).join(''))],
      ['one long line', calendar(`X-NOTE:${'x'.repeat(MB)}\r\n`)],
      ['parts in parts', 'BEGIN:VCALENDAR\r\n'.repeat(50_000)],
    ] as const
  ).map(
    ([name, ics_data]) =>
      [`calendar, ${name}`, '/api/calendar/import', () => ({ catID: 1, ics_data, dryRun: true })] as const,
  ),
]

const post = (url: string, agent: Agent, path: string, body: string, token: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-length': Buffer.byteLength(body) }
    const sent = request(url + path, { method: 'POST', agent, headers }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
    })
    // The server may close the connection when it refuses a body before all of it has arrived.
    sent.on('error', reject)
    sent.end(body)
  })

/** Another client, on its own thread, that keeps checking the server's health. */
const watcher = (url: string) => {
  const thread = new Worker(new URL('refuse-watcher.js', import.meta.url), { workerData: `${url}/healthz` })
  return {
    /** Its longest wait since the last call. */
    longest: () =>
      new Promise<number>((resolve) => {
        thread.once('message', resolve)
        thread.postMessage('longest')
      }),
    stop: () => thread.terminate(),
  }
}

/**
 * Bodies that the server refuses, then files, emails and pictures that cost more work than they seem to, while another
 * client checks the server's health.
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
    for (const [name, path, input] of FILES) {
      process.stderr.write(`  a file of ${name}\n`)
      const body = JSON.stringify(input())
      await server.busy()
      await watching.longest()
      const status = await post(server.url, agent, path, body, token)
      if (![200, 400, 413].includes(status)) throw new Error(`${name}: answered ${status}`)
      await waited(`a file of ${name} (${status})`)
    }
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
