import { absolute, type Bench, type BenchResult, held, median } from './bench.ts'
import { conversationsLike, USUAL } from './conversations-like.ts'
import { largeDatabase, MILLION } from './large-database.ts'
import { listCalls } from './list-calls.ts'
import { longReads } from './long-reads.ts'
import { percentile, type Served, serve, signIn, timed } from './serve.ts'

const SIZES = [10_000, 100_000, MILLION] as const
const WARM_UP = 200
const REQUESTS = 1_000
const CONVERSATIONS = 20
const GOAL = 1.3

/** Reports and previews: how often each runs, how long it may take, and how much it may grow. */
const LONG_READS = 11
const LONG_MS = 300
const LONG_GROWTH = 2
const LONG_FREE_MS = 50

/**
 * A report or preview, alternating between the smallest and the largest database. The first run of each only warms up.
 */
const longRead = async (
  name: string,
  body: string,
  servers: readonly (readonly [Served, string])[],
): Promise<readonly BenchResult[]> => {
  const times = servers.map((): number[] => [])
  for (let i = 0; i <= LONG_READS; i += 1)
    for (const [at, [server, token]] of servers.entries()) {
      const time = await timed(() => server.post(`/api/${name}`, body, token))
      if (i > 0) times[at]!.push(time)
    }
  const [small, large] = times.map(median) as [number, number]
  const which = `${name} ${body.slice(0, 80)}`
  return [
    absolute(`api-growth ${which}`, large, LONG_MS, 'ms', '1 million messages'),
    absolute(
      `api-growth ${which}: growth`,
      large,
      Math.max(LONG_GROWTH * small, LONG_FREE_MS),
      'ms',
      `${small.toFixed(1)} ms at 10 thousand`,
    ),
  ]
}

/**
 * The same calls on databases of three sizes, alternating request by request: the largest is compared with the
 * smallest.
 */
export const run: Bench = async () => {
  const paths: string[] = []
  for (const size of SIZES) paths.push(await largeDatabase(size))
  const servers = await Promise.all(paths.map((path) => serve('api-server.ts', path)))
  try {
    const tokens = await Promise.all(servers.map(signIn))
    const results: BenchResult[] = []
    const calls = paths.map((path) => listCalls(conversationsLike(path, USUAL, CONVERSATIONS)))
    for (const [which, { name, path }] of calls[0]!.entries()) {
      const bodies = calls.map((own) => own[which]!.variants.map(({ body }) => JSON.stringify(body)))
      const times = SIZES.map((): number[] => [])
      for (let i = -WARM_UP; i < REQUESTS; i += 1) {
        for (const [at, server] of servers.entries()) {
          const body = bodies[at]![(i + WARM_UP) % bodies[at]!.length]!
          const time = await timed(() => server.post(path, body, tokens[at]))
          if (i >= 0) times[at]!.push(time)
        }
      }
      const [small, middle, large] = times.map((own) => percentile(own, 0.5)) as [number, number, number]
      results.push(
        held(
          `api-growth ${name} p50`,
          large,
          small,
          GOAL,
          'ms',
          `1 million messages against 10 thousand; at 100 thousand ${middle.toFixed(2)} ms`,
        ),
      )
    }
    const ends = [0, servers.length - 1].map((at) => [servers[at]!, tokens[at]!] as const)
    for (const [name, bodies] of Object.entries(longReads(Date.now())))
      for (const body of bodies) results.push(...(await longRead(name, JSON.stringify(body), ends)))
    return results
  } finally {
    for (const server of servers) server.stop()
  }
}
