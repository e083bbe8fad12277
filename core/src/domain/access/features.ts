// The features a company can buy: those of the price list, which also says where the server holds each back. They are
// stored on the company's record and checked by the menu, the settings and the calls.
import type { Feature } from '#domain/pricing/price-list.table.ts'

export type { Feature }

// Spec 1 §6: the five included in the product.
export const DEFAULT_FEATURES = [
  'calendar',
  'payments',
  'payments:bluedog',
  'massmailer',
  'enotices',
] as const satisfies Feature[]

export const hasFeature = (features: readonly string[], needed: Feature | undefined): boolean =>
  needed === undefined || features.includes(needed)
