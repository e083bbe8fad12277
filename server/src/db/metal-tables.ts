import type { Epoch } from './tables.ts'

export interface MetalPricesTable {
  pricedAt: Epoch
  /** JSON: the feed's own entry. */
  entry: string
}

export interface MetalTables {
  metal_prices: MetalPricesTable
}
