import { type Feature, PRICE_LIST } from './price-list.table.ts'

/** A line of the price list that stands for a feature. */
export type SoldLine = (typeof PRICE_LIST)[number] & { readonly feature: Feature }

const isSold = (line: (typeof PRICE_LIST)[number]): line is SoldLine => line.feature !== null

export const SOLD: readonly SoldLine[] = PRICE_LIST.filter(isSold)

/** Every feature that has a price, or comes with the base. */
export const FEATURES: readonly Feature[] = SOLD.map(({ feature }) => feature)

/** Features the product has today. */
export const AVAILABLE: readonly Feature[] = SOLD.filter(({ available }) => available).map(({ feature }) => feature)

export const soldLine = (feature: Feature): SoldLine => SOLD.find((line) => line.feature === feature)!

/** Why something was refused to a company without the feature. */
export const lackSentence = (feature: Feature): string =>
  `Your company doesn’t have ${soldLine(feature).words}. An owner can turn this on under Add-ons in the Control Panel.`
