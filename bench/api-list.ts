import { type Bench, type BenchResult, held } from './bench.ts'
import { conversationsLike, FULL_PAGE } from './conversations-like.ts'
import { largeDatabase, MILLION } from './large-database.ts'
import { bareStatements, listCalls } from './list-calls.ts'
import { percentile, serve, signIn, timed } from './serve.ts'

const WARM_UP = 300
const REQUESTS = 2_000
const CONVERSATIONS = 40
const GOAL = 2.5

/** The lists over HTTP against the same rows from a bare statement behind a bare server, alternating requests. */
export const run: Bench = async () => {
  const path = await largeDatabase(MILLION)
  const convoIDs = conversationsLike(path, FULL_PAGE, CONVERSATIONS)
  const calls = listCalls(convoIDs)
  const [api, bare] = [await serve('api-server.ts', path), await serve('bare-server.ts', path, bareStatements(calls))]
  try {
    const token = await signIn(api)
    const results: BenchResult[] = []
    for (const { name, path: apiPath, variants, named, key } of calls) {
      const turns = variants.map(({ body }, i) => ({
        asked: () => api.post(apiPath, JSON.stringify(body), token),
        bare: () => bare.post(`/${name}/${i}`, JSON.stringify(body)),
      }))
      for (const turn of turns) {
        const shown = named(JSON.parse(await turn.asked()) as never)
        const found = (JSON.parse(await turn.bare()) as { rows: Record<string, unknown>[] }).rows.map((row) => row[key])
        if (JSON.stringify(shown) !== JSON.stringify(found))
          throw new Error(`${name}: not the same rows: ${shown.join()} against ${found.join()}`)
      }
      const times: { api: number[]; bare: number[] } = { api: [], bare: [] }
      for (let i = -WARM_UP; i < REQUESTS; i += 1) {
        const turn = turns[(i + WARM_UP) % turns.length]!
        const [bareTime, apiTime] = [await timed(turn.bare), await timed(turn.asked)]
        if (i < 0) continue
        times.bare.push(bareTime)
        times.api.push(apiTime)
      }
      for (const [label, share] of [
        ['p50', 0.5],
        ['p99', 0.99],
      ] as const) {
        results.push(
          held(
            `api-list ${name} ${label}`,
            percentile(times.api, share),
            percentile(times.bare, share),
            GOAL,
            'ms',
            'against a bare statement behind node:http',
          ),
        )
      }
    }
    return results
  } finally {
    api.stop()
    bare.stop()
  }
}
