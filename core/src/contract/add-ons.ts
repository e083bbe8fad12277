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
      'The features the company has bought, its monthly bill, and everything on offer. Features the product lacks aren’t billed.',
    access: 'settings',
    kind: 'read',
    output: answer,
  }),
  'settings/add-ons/save': call({
    summary:
      'Sets the company’s features, by name or by the ID of their line on the price list. Only available features can be added, and none in use can be left out. Features that are turned off are hidden, and keep their data.',
    access: 'settings',
    kind: 'write',
    input: { features: Schema.Array(text(40)).check(Schema.isMaxLength(100)), expectedVersion: maybe(Version) },
    output: answer,
    failures: ['conflict', 'feature_in_use'],
  }),
}
