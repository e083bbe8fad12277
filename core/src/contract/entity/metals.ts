import { Schema } from 'effect'

const price = Schema.Finite.check(Schema.isGreaterThan(0))

/** Spec 2 §3: dollars per troy ounce at a unix time in seconds; CAD and MXN per dollar, dollars per bitcoin and ether. */
export const MetalsPrices = Schema.Struct({
  timestamp: Schema.Finite,
  usd: Schema.Struct({
    gold_bid: price,
    gold_ask: price,
    silver_bid: price,
    silver_ask: price,
    platinum_bid: price,
    platinum_ask: price,
    palladium_bid: price,
    palladium_ask: price,
  }),
  CAD: price,
  MXN: price,
  USDBTC: price,
  USDETH: price,
}).annotate({ identifier: 'MetalsPrices' })
