import { cents, type Cents } from '#domain/money/cents.ts'
import { mulDivHalfUp } from '#domain/money/round.ts'
import { MAX_STORES } from './store-count.ts'

/**
 * Spec 2 §9: linear from 0 % at 1 store to 50 % at 10 stores, which is one eighteenth for each store after the first.
 */
const EIGHTEENTHS = (MAX_STORES - 1) * 2

/** The only rounding in a quote: half up, to the cent. */
export const multiStoreDiscount = (perStoreSubtotal: Cents, stores: number): Cents =>
  cents(mulDivHalfUp(perStoreSubtotal, stores - 1, EIGHTEENTHS))

/** In percent with two decimals, for display; the discount itself is computed from the exact fraction. */
export const discountPercent = (stores: number): number => mulDivHalfUp(stores - 1, 10_000, EIGHTEENTHS) / 100
