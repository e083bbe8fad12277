// The features a company can buy: those of the price list, which also says where the server enforces each. They are
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

/** Features that belong to another one: without it they do nothing, cost nothing and can't be turned on. */
const PART_OF: Partial<Readonly<Record<Feature, Feature>>> = {
  'payments:fortispay': 'payments',
  'payments:paypal': 'payments',
  rewrites: 'payments',
  paymentscheduler: 'payments',
  gcal: 'calendar',
}

/** The feature that this one is part of. */
export const wholeOf = (feature: string): Feature | undefined => PART_OF[feature as Feature]

export const hasFeature = (features: readonly string[], needed: Feature | undefined): boolean =>
  needed === undefined || (features.includes(needed) && hasFeature(features, wholeOf(needed)))

/**
 * A company's features after one is switched. Turning one off turns off its parts; turning one on turns on its parent.
 */
export const switchFeature = (features: readonly string[], feature: string, on: boolean): string[] => {
  if (!on) return features.filter((one) => one !== feature && wholeOf(one) !== feature)
  const whole = wholeOf(feature)
  return [...new Set([...features, ...(whole ? [whole] : []), feature])]
}
