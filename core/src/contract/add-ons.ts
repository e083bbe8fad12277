import { Schema } from 'effect'
import { call } from './call.ts'
import { maybe, text, Version } from './value.ts'

const PriceLine = Schema.Struct({
  id: Schema.String,
  title: Schema.String,
  quantity: Schema.Finite,
  cost: Schema.Finite,
  amount: Schema.Finite,
  note: Schema.optionalKey(Schema.String),
})

/** In dollars, as `xd pricing quote` prints it. */
export const Quote = Schema.Struct({
  storeCount: Schema.Finite,
  /** Whether the number of stores is outside the price list, which ends at 10. */
  clamped: Schema.Boolean,
  lines: Schema.Array(PriceLine),
  included: Schema.Array(Schema.String),
  perStoreSubtotal: Schema.Finite,
  discountPercent: Schema.Finite,
  discount: Schema.Finite,
  extras: Schema.Finite,
  total: Schema.Finite,
  yearly: Schema.Finite,
  nextStore: Schema.Finite,
}).annotate({ identifier: 'Quote' })

const PriceItem = Schema.Struct({
  id: Schema.String,
  /** The feature it turns on, as in `features`; null if there is nothing to turn on. */
  feature: Schema.NullOr(Schema.String),
  title: Schema.String,
  cost: Schema.Struct({ amt: Schema.Finite, perStore: Schema.Boolean, included: Schema.Boolean }),
  available: Schema.Boolean,
  hidden: Schema.Boolean,
  note: Schema.optionalKey(Schema.String),
}).annotate({ identifier: 'PriceItem' })

const answer = {
  features: Schema.Array(Schema.String),
  /** Open stores, which may be more than the price list covers. */
  stores: Schema.Finite,
  quote: Quote,
  priceList: Schema.Struct({
    base: PriceItem,
    included: Schema.Array(PriceItem),
    modules: Schema.Array(PriceItem),
    extras: Schema.Array(PriceItem),
    storage: Schema.Array(PriceItem),
  }),
  /** Counts the saves of the company: sent back as `expectedVersion`. */
  companyVersion: Schema.Finite,
}

export const addOns = {
  'settings/add-ons/fetch': call({
    summary:
      'What the company has bought, what it pays a month, and everything there is. Features the product lacks aren’t billed.',
    access: 'settings',
    kind: 'read',
    output: answer,
  }),
  'settings/add-ons/save': call({
    summary:
      'Sets what the company has, by feature or by the ID of its line on the price list. Only what the product does can be added, and nothing that is in use can be left out. What is turned off is hidden, and keeps its data.',
    access: 'settings',
    kind: 'write',
    input: { features: Schema.Array(text(40)).check(Schema.isMaxLength(100)), expectedVersion: maybe(Version) },
    output: answer,
    failures: ['conflict', 'feature_in_use'],
  }),
}
