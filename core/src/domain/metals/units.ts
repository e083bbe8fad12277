/** Spec 2 §9: weight units and their factors from grams, as the spec rounds them. */
export const WEIGHT_UNITS = {
  g: { title: 'Grams', perGram: 1 },
  oz: { title: 'Ounces', perGram: 0.03527396 },
  ozt: { title: 'Troy Ounces', perGram: 0.0321507 },
  dwt: { title: 'Pennyweight', perGram: 0.643014931 },
} as const

export type WeightUnit = keyof typeof WEIGHT_UNITS

/** Spec 2 §5: the default if nothing is remembered. */
export const DEFAULT_WEIGHT_UNIT: WeightUnit = 'g'

export const isWeightUnit = (text: string): text is WeightUnit => Object.hasOwn(WEIGHT_UNITS, text)

export const convertWeight = (weight: number, from: WeightUnit, to: WeightUnit): number =>
  from === to ? weight : (weight / WEIGHT_UNITS[from].perGram) * WEIGHT_UNITS[to].perGram

/**
 * The quote is per troy ounce; another unit's price is its share of that. Troy ounces give the quote itself, exactly.
 */
export const pricePerUnit = (pricePerTroyOunce: number, unit: WeightUnit): number =>
  unit === 'ozt' ? pricePerTroyOunce : (pricePerTroyOunce * WEIGHT_UNITS.ozt.perGram) / WEIGHT_UNITS[unit].perGram

/** Spec 2 §9: the digits of a price, in the ticker's button and in the dialog. */
export const TICKER_DIGITS = 6
export const DIALOG_DIGITS = 8

const PLAIN = /^(\d+)(?:\.(\d+))?$/

/**
 * The digits of a price per gram that are sure; a fifteenth can come from the binary fraction: 3,000 an ounce is
 * 96.45209999999999.
 */
const SURE_DIGITS = 14

/**
 * The price cut, not rounded, to a number of digits; whole dollars are never cut, and cents keep two digits where they
 * fit.
 */
export const truncateDigits = (price: number, digits: number): string => {
  const sure = Number(price.toPrecision(SURE_DIGITS))
  const match = PLAIN.exec(sure.toString()) ?? PLAIN.exec(sure.toFixed(12))
  if (!match) return String(price)
  const [, whole = '0', fraction = ''] = match
  const room = Math.max(0, digits - whole.length)
  const kept = fraction.slice(0, room).replace(/0+$/, '')
  const decimals = kept.padEnd(Math.min(2, room), '0')
  return decimals === '' ? whole : `${whole}.${decimals}`
}
