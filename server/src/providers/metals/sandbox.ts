import { Effect, Schema } from 'effect'
import { MetalsPrices } from '@xd/core/contract/entity/metals.ts'
import { type Metals, MetalsUnknown } from './metals.ts'

const TIMEOUT_MS = 10_000

const read = Schema.decodeUnknownEffect(MetalsPrices)

/** The simulated feed: prices that anyone can recompute, for any time past or future. */
export const sandboxMetals = (baseURL: string): typeof Metals.Service => {
  const ask = (query: string) =>
    Effect.tryPromise({
      try: async (signal) => {
        const response = await fetch(`${baseURL}/metals/latest${query}`, {
          redirect: 'error',
          signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
        })
        if (!response.ok) throw new Error(`status ${response.status}`)
        return (await response.json()) as unknown
      },
      catch: (cause) => new MetalsUnknown({ cause }),
    }).pipe(Effect.flatMap((json) => Effect.mapError(read(json), (cause) => new MetalsUnknown({ cause }))))

  return { name: 'sandbox', on: true, latest: () => ask(''), at: (instant) => ask(`?at=${Math.floor(instant / 1000)}`) }
}
