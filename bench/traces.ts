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
/** Two identical processes differ by a few percent, and by a different amount each time. */
const ROUNDS = 5
const WARM_UP = 200
const READS = 600
const SENDS = 150
const GOAL = 1.03

const NAMES = ['none', 'again', 'traced'] as const
type Name = (typeof NAMES)[number]
type Servers = Readonly<Record<Name, { server: Served; token: string }>>
type Work = (server: Served, token: string, turn: number) => Promise<unknown>
/** How long each call took. */
type Took = Record<Name, number[]>

/** Takes whatever it is told. */
const startCollector = async () => {
  let spans = 0
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (piece: Buffer) => (text += piece.toString()))
    request.on('end', () => {
      spans += text.split('"spanId"').length - 1
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: () => spans,
    close: () => server.close().closeAllConnections(),
  }
}

const measure = async (servers: Servers, took: Took, times: number, work: Work): Promise<void> => {
  for (let turn = 0; turn < WARM_UP + times; turn += 1)
    for (let at = 0; at < NAMES.length; at += 1) {
      // Each round changes the order, because the first server finds the processor as the last round left it.
      const name = NAMES[(at + turn) % NAMES.length]!
      const { server, token } = servers[name]
      const ms = await timed(() => work(server, token, turn))
      if (turn >= WARM_UP) took[name].push(ms)
    }
}

const result = (name: string, took: Took, notes: string): BenchResult => {
  const p50 = (which: Name) => percentile(took[which], 0.5)
  const twice = `without tracing twice: ${(p50('again') / p50('none')).toFixed(3)} ×`
  return held(`traces ${name} p50`, p50('traced'), p50('none'), GOAL, 'ms', `${twice}; ${notes}`)
}

const nothing = (): Took => ({ none: [], again: [], traced: [] })

/**
 * The inbox and a text, with one call in a hundred traced and with none, alternating requests. A third server, also
 * untraced, shows how far apart two identical servers are.
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
  const [inbox, texts] = [nothing(), nothing()]
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const servers: Servers = {
        none: await start(`none-${round}`),
        again: await start(`again-${round}`),
        traced: await start(`traced-${round}`, collector.url),
      }
      try {
        await measure(servers, inbox, READS, ({ post }, token) =>
          post('/api/inbox/list', JSON.stringify({ search: {} }), token),
        )
        await measure(servers, texts, SENDS, ({ post }, token, turn) => {
          const convoID = convoIDs[turn % convoIDs.length]
          const clientMessageID = `traces-${round}-${turn}`
          const text = { convoID, body: `Your ring is ready, ${turn}`, clientMessageID, force: true }
          return post('/api/customers/conversation/messages/send', JSON.stringify(text), token)
        })
      } finally {
        for (const { server } of Object.values(servers)) server.stop()
      }
    }
    const notes = `${collector.spans()} spans; load ${loadavg()[0]!.toFixed(0)}`
    return [result('inbox', inbox, notes), result('a text', texts, notes)]
  } finally {
    collector.close()
    await carrier.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
