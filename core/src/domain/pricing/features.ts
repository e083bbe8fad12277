import { type Feature, PRICE_LIST } from './price-list.table.ts'

/** A line of the price list that stands for a feature. */
export type SoldLine = (typeof PRICE_LIST)[number] & { readonly feature: Feature }

const isSold = (line: (typeof PRICE_LIST)[number]): line is SoldLine => line.feature !== null

export const SOLD: readonly SoldLine[] = PRICE_LIST.filter(isSold)

/** Every feature that has a price, or comes with the base. */
export const FEATURES: readonly Feature[] = SOLD.map(({ feature }) => feature)

/** Features the product has today. */
export const AVAILABLE: readonly Feature[] = SOLD.filter(({ available }) => available).map(({ feature }) => feature)

export const isFeature = (name: string): name is Feature => (FEATURES as readonly string[]).includes(name)

export const soldLine = (feature: Feature): SoldLine => SOLD.find((line) => line.feature === feature)!

/** The module a call belongs to, by its name's prefix: the longest prefix wins. */
export const featureOfCall = (name: string): Feature | undefined => {
  const beginnings = SOLD.flatMap(({ feature, gate }) =>
    gate && 'calls' in gate ? gate.calls.map((beginning) => ({ feature, beginning })) : [],
  )
  return beginnings
    .filter(({ beginning }) => name.startsWith(beginning))
    .sort((a, b) => b.beginning.length - a.beginning.length)[0]?.feature
}

/** Why something was refused to a company without the feature. */
export const lackSentence = (feature: Feature): string =>
  `Your company doesn’t have ${soldLine(feature).words}. An owner can turn this on under Add-ons in the Control Panel.`
