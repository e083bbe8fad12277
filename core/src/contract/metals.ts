import { Schema } from 'effect'
import { call } from './call.ts'
import { MetalsPrices } from '#contract/entity/metals.ts'

export const metals = {
  'precious-metals/latest': call({
    summary:
      'Spot prices of precious metals: the latest, and those of the last market close before them. Null while unknown.',
    access: 'session',
    kind: 'read',
    output: {
      /** Whether there is a feed at all. */
      available: Schema.Boolean,
      /** Outside market hours, prices rest at the close. */
      marketOpen: Schema.Boolean,
      /** The feed is more than five minutes behind. */
      stale: Schema.Boolean,
      latest: Schema.NullOr(MetalsPrices),
      previous: Schema.NullOr(MetalsPrices),
    },
  }),
}
