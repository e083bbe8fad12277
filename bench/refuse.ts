import { Agent, request } from 'node:http'
import { absolute, type Bench, type BenchResult, median } from './bench.ts'
import { largeDatabase } from './large-database.ts'
import { percentile, serve, signIn, timed } from './serve.ts'

const TURNS = 30
const REFUSED_MS = 5
const OTHERS_MS = 100

/** Bodies that no client of ours sends, by the call that they are sent to. Each must be refused at once. */
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
    // A body that is refused before it is all here may end its connection.
    sent.on('error', reject)
    sent.end(body)
  })

/** Oversized, deep and wrong bodies, one after the other, while somebody else asks whether the server is well. */
export const run: Bench = async () => {
  const server = await serve('api-server.ts', await largeDatabase(10_000))
  const [agent, other] = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true, maxSockets: 1 })]
  let done = false
  const waits: number[] = []
  try {
    const token = await signIn(server)
    const health = () =>
      new Promise<void>((resolve, reject) => {
        request(`${server.url}/healthz`, { agent: other }, (response) => {
          response.resume()
          response.on('end', resolve)
        })
          .on('error', reject)
          .end()
      })
    const watching = (async () => {
      while (!done) waits.push(await timed(health))
    })()
    const results: BenchResult[] = []
    for (const [name, path, make] of BODIES) {
      const body = make()
      const times: number[] = []
      for (let turn = -3; turn < TURNS; turn += 1) {
        const time = await timed(async () => {
          const status = await post(server.url, agent, path, body, token).catch(() => 413)
          if (status < 400 || status >= 500) throw new Error(`${name}: answered ${status}`)
        })
        if (turn >= 0) times.push(time)
      }
      const notes = `p99 ${percentile(times, 0.99).toFixed(1)} ms`
      results.push(absolute(`refuse ${name}, p50`, median(times), REFUSED_MS, 'ms', notes))
    }
    done = true
    await watching
    return [...results, absolute('refuse: the longest wait of others', Math.max(...waits), OTHERS_MS, 'ms')]
  } finally {
    done = true
    agent.destroy()
    other.destroy()
    server.stop()
  }
}
