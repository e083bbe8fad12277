import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bench, type BenchResult, held } from './bench.ts'
import { startCarrier } from './carrier.ts'
import { largeDatabase } from './large-database.ts'
import { percentile, serve, type Served, signIn, timed } from './serve.ts'
import { textable } from './textable.ts'

const MESSAGES = 10_000
const WARM_UP = 300
const READS = 2_000
const SENDS = 600
const GOAL = 1.03

/** Takes whatever it is told. */
const startCollector = async () => {
  let traces = 0
  const server = createServer((request, response) => {
    if (request.url === '/v1/traces') traces += 1
    request.resume().on('end', () => response.end('{}'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    traces: () => traces,
    close: () => server.close().closeAllConnections(),
  }
}

/**
 * The inbox and a text, with one call in a hundred traced and with none, alternating request by request. A third server
 * that traces nothing either shows how far apart two servers are that do the same. Processor time, which other programs
 * don't lengthen, is that of the whole process: the jobs, the sending and the collecting of figures too.
 */
export const run: Bench = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'xd-bench-traces-'))
  const database = await largeDatabase(MESSAGES)
  const convoIDs = textable(database)
  const [carrier, collector] = [await startCarrier(), await startCollector()]
  const start = async (name: string, ...more: string[]) => {
    const path = join(folder, `${name}.sqlite`)
    copyFileSync(database, path)
    const server = await serve('api-server.ts', path, '.', carrier.url, ...more)
    return { server, token: await signIn(server) }
  }
  const all = { none: await start('none'), again: await start('again'), traced: await start('traced', collector.url) }
  type Name = keyof typeof all
  const names = Object.keys(all) as Name[]

  type Figures = Record<Name, number>
  const measure = async (times: number, work: (server: Served, token: string, turn: number) => Promise<unknown>) => {
    const took: Record<Name, number[]> = { none: [], again: [], traced: [] }
    for (const name of names) await all[name].server.busy()
    for (let turn = -WARM_UP; turn < times; turn += 1)
      for (let at = 0; at < names.length; at += 1) {
        // Whoever comes first finds the processor as the last one left it.
        const name = names[(at + turn + WARM_UP) % names.length]!
        const { server, token } = all[name]
        const ms = await timed(() => work(server, token, turn))
        if (turn >= 0) took[name].push(ms)
      }
    const of = async (figure: (name: Name) => number | Promise<number>): Promise<Figures> => ({
      none: await figure('none'),
      again: await figure('again'),
      traced: await figure('traced'),
    })
    return {
      p50: await of((name) => percentile(took[name], 0.5)),
      processor: await of(async (name) => (await all[name].server.busy()).cpuMs / (times + WARM_UP)),
    }
  }

  const results = (name: string, measured: Record<'p50' | 'processor', Figures>): BenchResult[] =>
    Object.entries(measured).map(([figure, { none, again, traced }]) =>
      held(
        `traces ${name} ${figure}`,
        traced,
        none,
        GOAL,
        'ms',
        `twice without: ${(again / none).toFixed(2)} ×; ${collector.traces()} batches so far; load ${loadavg()[0]!.toFixed(0)}`,
      ),
    )

  try {
    const inbox = await measure(READS, ({ post }, token) =>
      post('/api/inbox/list', JSON.stringify({ search: {} }), token),
    )
    const send = await measure(SENDS, ({ post }, token, turn) => {
      const convoID = convoIDs[(turn + WARM_UP) % convoIDs.length]
      const text = { convoID, body: `Your ring is ready, ${turn}`, clientMessageID: `traces-${turn}`, force: true }
      return post('/api/customers/conversation/messages/send', JSON.stringify(text), token)
    })
    return [...results('inbox', inbox), ...results('a text', send)]
  } finally {
    for (const { server } of Object.values(all)) server.stop()
    collector.close()
    await carrier.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
