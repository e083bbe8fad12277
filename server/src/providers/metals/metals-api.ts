import { Effect, Schema } from 'effect'
import { MetalsPrices } from '@xd/core/contract/entity/metals.ts'
import { marketDay } from '@xd/core/domain/metals/close.ts'
import { type Metal, METALS, type MetalsEntry } from '@xd/core/domain/metals/entry.ts'
import { type Metals, MetalsUnknown } from './metals.ts'

const TIMEOUT_MS = 10_000

const SYMBOL: Readonly<Record<Metal, string>> = { gold: 'XAU', silver: 'XAG', platinum: 'XPT', palladium: 'XPD' }
const CURRENCIES = ['CAD', 'MXN', 'BTC', 'ETH']
const SYMBOLS = [...METALS.flatMap((metal) => [`${SYMBOL[metal]}-BID`, `${SYMBOL[metal]}-ASK`]), ...CURRENCIES]

/** Metals-API's answer; a failed one has `success: false` and no rates. */
const Answer = Schema.Struct({
  success: Schema.Literal(true),
  timestamp: Schema.Finite,
  rates: Schema.Record(Schema.String, Schema.Finite),
})
type Answer = typeof Answer.Type

const readAnswer = Schema.decodeUnknownEffect(Answer)
const readPrices = Schema.decodeUnknownEffect(MetalsPrices)

/** Dollars for one unit: given directly, or the reciprocal of how much a dollar buys. */
const dollarsFor = (rates: Answer['rates'], symbol: string): number =>
  rates[`USD${symbol}`] ?? 1 / (rates[symbol] ?? Number.NaN)

const entryOf = ({ timestamp, rates }: Answer): unknown => ({
  timestamp,
  usd: Object.fromEntries(
    METALS.flatMap((metal) => [
      [`${metal}_bid`, dollarsFor(rates, `${SYMBOL[metal]}-BID`)],
      [`${metal}_ask`, dollarsFor(rates, `${SYMBOL[metal]}-ASK`)],
    ]),
  ),
  CAD: rates['CAD'],
  MXN: rates['MXN'],
  USDBTC: dollarsFor(rates, 'BTC'),
  USDETH: dollarsFor(rates, 'ETH'),
})

/**
 * The Metals-API feed: `/latest`, and `/2024-04-08` for a day's close. The demo's sandbox answers the same way. The key
 * goes in the address, so errors never include the address.
 */
export const metalsAPI = ({ url, key }: { url: string; key: string }): typeof Metals.Service => {
  const query = new URLSearchParams({ access_key: key, base: 'USD', symbols: SYMBOLS.join(',') })
  const ask = (path: string): Effect.Effect<MetalsEntry, MetalsUnknown> =>
    Effect.tryPromise(async (signal) => {
      const response = await fetch(`${url}/${path}?${query}`, {
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      })
      if (!response.ok) throw new Error(`status ${response.status}`)
      return (await response.json()) as unknown
    }).pipe(
      Effect.flatMap(readAnswer),
      Effect.flatMap((answer) => readPrices(entryOf(answer))),
      Effect.mapError((cause) => new MetalsUnknown({ cause })),
    )
  return {
    name: 'metals-api',
    on: true,
    latest: () => ask('latest'),
    // A past day is stamped with its end, which is after the close its prices are from.
    at: (instant) =>
      Effect.map(ask(marketDay(instant)), (entry) => ({
        ...entry,
        timestamp: Math.min(entry.timestamp, Math.floor(instant / 1000)),
      })),
  }
}
