import { Schema } from 'effect'
import { MOST_PAYOUT_PERCENT } from '#domain/metals/melt.ts'
import type { WeightUnit } from '#domain/metals/units.ts'
import { call } from './call.ts'
import { Dollars, maybe } from './value.ts'

const UNITS = ['g', 'oz', 'ozt', 'dwt'] as const satisfies readonly WeightUnit[]
const MOST_WEIGHT = 1_000_000
const LEAST_WEIGHT = 0.000_001

export const gold = {
  'gold/melt': call({
    summary:
      'The melt value of gold at each karat by the latest bid, and the payout at a percentage of it. No rows while no price is known.',
    access: 'session',
    feature: 'gold',
    kind: 'read',
    input: {
      weight: Schema.Finite.check(Schema.isBetween({ minimum: LEAST_WEIGHT, maximum: MOST_WEIGHT })),
      unit: Schema.Literals(UNITS),
      /** Default: 100. */
      payoutPercent: maybe(Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: MOST_PAYOUT_PERCENT }))),
    },
    output: {
      /** Dollars per troy ounce of pure gold, and the unix time of that price. */
      price: Schema.NullOr(Schema.Struct({ bid: Schema.Finite, timestamp: Schema.Finite })),
      stale: Schema.Boolean,
      rows: Schema.Array(Schema.Struct({ karat: Schema.Finite, melt: Dollars, offer: Dollars })),
    },
  }),
}
