import { cents, type Cents } from '#domain/money/cents.ts'
import { discountPercent, multiStoreDiscount } from './discount.ts'
import type { PriceItem } from './price-item.ts'
import { basePrice, includedItems } from './price-list.table.ts'
import type { Selection } from './selection.ts'
import { clampStores, MAX_STORES } from './store-count.ts'

export interface PriceLine {
  readonly id: string
  readonly title: string
  readonly quantity: number
  readonly cost: Cents
  readonly amount: Cents
  readonly note?: string
}

export interface PriceQuote {
  readonly storeCount: number
  /** Whether the requested number of stores was outside 1-10. */
  readonly clamped: boolean
  readonly lines: readonly PriceLine[]
  readonly included: readonly string[]
  readonly perStoreSubtotal: Cents
  readonly discountPercent: number
  readonly discount: Cents
  /** Extras and storage, priced per company and not discounted. */
  readonly extras: Cents
  /** Per month. */
  readonly total: Cents
  readonly yearly: Cents
  /** The monthly price of one more store; nothing at the maximum the price list covers. */
  readonly nextStore: Cents
}

const line = (item: PriceItem, stores: number): PriceLine => {
  const quantity = item.perStore ? stores : 1
  const { id, title, amount: cost } = item
  return {
    id,
    title,
    quantity,
    cost,
    amount: cents(cost * quantity),
    ...(item.note === undefined ? {} : { note: item.note }),
  }
}

const sum = (lines: readonly PriceLine[]): Cents => cents(lines.reduce((total, { amount }) => total + amount, 0))

const monthly = (stores: number, selection: Selection) => {
  const storeLines = [basePrice, ...selection.modules].map((item) => line(item, stores))
  const companyLines = selection.companyItems.map((item) => line(item, stores))
  const perStoreSubtotal = sum(storeLines)
  const discount = multiStoreDiscount(perStoreSubtotal, stores)
  const extras = sum(companyLines)
  return {
    lines: [...storeLines, ...companyLines],
    perStoreSubtotal,
    discount,
    extras,
    total: cents(perStoreSubtotal - discount + extras),
  }
}

/** Spec 2 §9: (base + per-store modules) × stores, less the multi-store discount, plus extras and storage. */
export const quotePrice = (stores: number, selection: Selection): PriceQuote => {
  const storeCount = clampStores(stores)
  const now = monthly(storeCount, selection)
  const next = monthly(Math.min(MAX_STORES, storeCount + 1), selection)
  return {
    storeCount,
    clamped: storeCount !== stores,
    lines: now.lines,
    included: includedItems.filter(({ hidden }) => !hidden).map(({ title }) => title),
    perStoreSubtotal: now.perStoreSubtotal,
    discountPercent: discountPercent(storeCount),
    discount: now.discount,
    extras: now.extras,
    total: now.total,
    yearly: cents(now.total * 12),
    nextStore: cents(next.total - now.total),
  }
}
