import { dollarsFromCents } from '#domain/money/cents.ts'
import type { PriceItem } from './price-item.ts'
import { basePrice, extras, includedItems, modules, storage } from './price-list.table.ts'
import type { PriceQuote } from './quote.ts'

/** A quote on the wire, in dollars. */
export const priceOutput = (quote: PriceQuote) => ({
  storeCount: quote.storeCount,
  clamped: quote.clamped,
  lines: quote.lines.map((line) => ({
    ...line,
    cost: dollarsFromCents(line.cost),
    amount: dollarsFromCents(line.amount),
  })),
  included: quote.included,
  perStoreSubtotal: dollarsFromCents(quote.perStoreSubtotal),
  discountPercent: quote.discountPercent,
  discount: dollarsFromCents(quote.discount),
  extras: dollarsFromCents(quote.extras),
  total: dollarsFromCents(quote.total),
  yearly: dollarsFromCents(quote.yearly),
  nextStore: dollarsFromCents(quote.nextStore),
})

export type PriceOutput = ReturnType<typeof priceOutput>

/** The spec's module pricing entity (Spec 2 §3). */
const itemOutput = ({ id, feature, title, amount, perStore, included, available, hidden, note }: PriceItem) => ({
  id,
  feature,
  title,
  cost: { amt: dollarsFromCents(amount), perStore, included },
  available,
  hidden,
  ...(note === undefined ? {} : { note }),
})

export type PriceItemOutput = ReturnType<typeof itemOutput>

/** The whole price list on the wire. */
export const priceListOutput = () => ({
  base: itemOutput(basePrice),
  included: includedItems.map(itemOutput),
  modules: modules.map(itemOutput),
  extras: extras.map(itemOutput),
  storage: storage.map(itemOutput),
})
