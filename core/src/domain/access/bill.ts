import type { PriceItem } from '#domain/pricing/price-item.ts'
import { extras, modules, storage } from '#domain/pricing/price-list.table.ts'
import { quotePrice, type PriceQuote } from '#domain/pricing/quote.ts'
import type { Selection } from '#domain/pricing/selection.ts'
import { type Feature, hasFeature } from './features.ts'

/** The features a company pays for besides its stores: those in the product with their own price line. */
export const selectionOf = (features: readonly string[]): Selection => {
  const paidFor = ({ feature, available }: PriceItem) =>
    available && feature !== null && hasFeature(features, feature as Feature)
  return { modules: modules.filter(paidFor), companyItems: [...extras, ...storage].filter(paidFor) }
}

/** A company's monthly bill. */
export const billFor = (stores: number, features: readonly string[]): PriceQuote =>
  quotePrice(stores, selectionOf(features))
