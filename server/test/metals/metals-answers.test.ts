import { Effect } from 'effect'
import { expect, test } from 'vitest'
import { metalsLayer } from '#providers/metals/layer.ts'
import { Metals, MetalsUnknown } from '#providers/metals/metals.ts'
import { metalsAPI } from '#providers/metals/metals-api.ts'
import { type Answers, playedGateway } from '../providers/cards/played-gateway.ts'

const METALS = ['XAU', 'XAG', 'XPT', 'XPD']
const AT = Date.parse('2026-06-01T21:00:00Z') / 1000
/** How much of each a dollar buys, as the feed gives it without its dollar prices. */
const bought = {
  ...Object.fromEntries(
    METALS.flatMap((metal, n) => [
      [`${metal}-BID`, 1 / (100 * (n + 1))],
      [`${metal}-ASK`, 1 / (110 * (n + 1))],
    ]),
  ),
  ...{ CAD: 1.37, MXN: 18.5, BTC: 1 / 64, ETH: 1 / 32 },
}
const answer = (more: object = {}, timestamp = AT) => ({ success: true, timestamp, rates: { ...bought, ...more } })

const played = async (...answers: Answers) => {
  const at = await playedGateway(...answers)
  return { ...at, feed: metalsAPI({ url: at.url, key: 'k' }) }
}
const lasting = <A, E>(effect: Effect.Effect<A, E>) =>
  Effect.runPromise(effect).then(
    (value) => value,
    () => 'unknown',
  )

test('a price is the dollars for one unit, given so or turned round', async () => {
  const { feed, calls } = await played([200, answer({ 'USDXAU-BID': 3_300, USDBTC: 70 })])
  const { usd, ...others } = (await lasting(feed.latest())) as { usd: Record<string, number> }
  const rounded = Object.fromEntries(Object.entries(usd).map(([name, price]) => [name, Math.round(price)]))
  expect(rounded).toEqual({
    ...{ gold_bid: 3_300, gold_ask: 110, silver_bid: 200, silver_ask: 220 },
    ...{ platinum_bid: 300, platinum_ask: 330, palladium_bid: 400, palladium_ask: 440 },
  })
  expect(others).toEqual({ timestamp: AT, CAD: 1.37, MXN: 18.5, USDBTC: 70, USDETH: 32 })
  const symbols = METALS.flatMap((metal) => [`${metal}-BID`, `${metal}-ASK`])
  expect(calls()).toEqual([`GET /latest?access_key=k&base=USD&symbols=${[...symbols, 'CAD', 'MXN', 'BTC', 'ETH']}`])
})

test('a day’s prices are those of its close in New York, though they are stamped with its end', async () => {
  const { feed, calls } = await played([200, answer({}, AT + 9_000)], [200, answer({}, AT - 60)])
  // At ten in the evening there it is the next day in London.
  const close = Date.parse('2026-06-02T02:00:00.900Z')
  expect(await lasting(feed.at(close))).toMatchObject({ timestamp: AT + 9_000 })
  expect(await lasting(feed.at(AT * 1000 - 100))).toMatchObject({ timestamp: AT - 60 })
  expect(calls().map((call) => call.split('?')[0])).toEqual(['GET /2026-06-01', 'GET /2026-06-01'])
  const { feed: late } = await played([200, answer({}, AT + 9_000)])
  expect(await lasting(late.at(AT * 1000 + 900))).toMatchObject({ timestamp: AT })
})

test.each<[string, number, unknown]>([
  ['a refusal', 200, { ...answer(), success: false }],
  ['an error', 500, answer()],
  ['a limit', 429, answer()],
  ['another form', 200, { success: true }],
  ['a missing metal', 200, answer({ 'XPD-ASK': undefined })],
  ['a missing currency', 200, answer({ MXN: undefined })],
])('no price comes of %s', async (_, status, json) => {
  const { feed } = await played([status, json])
  expect(await lasting(feed.latest())).toBe('unknown')
})

test('without a feed a live server knows no prices; with one, only its silence is a trouble', async () => {
  const noted: [string, readonly string[], (failure: unknown) => string | null][] = []
  const troubles = {
    noting: (what: string, feed: object, methods: readonly string[], causeOf: (failure: unknown) => string | null) => {
      noted.push([what, methods, causeOf])
      return feed
    },
  }
  const feedFor = (config: object) =>
    Effect.runPromise(Effect.provide(Metals, metalsLayer(config as never, troubles as never)))
  const off = await feedFor({ mode: 'live' })
  expect([off.on, off.name, noted]).toEqual([false, 'off', []])
  expect(await lasting(off.latest())).toBe('unknown')
  expect(await lasting(off.at(AT))).toBeUndefined()
  const on = [
    await feedFor({ mode: 'demo', sandboxURL: 'http://sandbox' }),
    await feedFor({ mode: 'live', metals: { url: 'http://feed', key: 'k' } }),
  ]
  expect(on.map((feed) => feed.on)).toEqual([true, true])
  expect(noted.map(([what, methods]) => [what, methods])).toEqual(on.map(() => ['metals', ['latest', 'at']]))
  const [, , causeOf] = noted[0]!
  expect([causeOf(new MetalsUnknown({ cause: 'silence' })), causeOf(new Error('ours'))]).toEqual(['silence', null])
})
