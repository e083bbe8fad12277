import { type Cents, cents } from '#domain/money/cents.ts'
import { WEIGHT_UNITS, type WeightUnit } from './units.ts'

/** Gold as shops buy it: parts of pure metal in 24. */
export const KARATS = [8, 9, 10, 14, 18, 20, 21, 22, 24] as const

const PURE_KARAT = 24

/** Rare pieces bring more than their metal. Beyond this, a digit too many was typed. */
export const MOST_PAYOUT_PERCENT = 1000

export interface MeltInput {
  /** Dollars per troy ounce of pure metal. */
  readonly pricePerTroyOunce: number
  readonly weight: number
  readonly unit: WeightUnit
  readonly karat: number
  /** The shop's price, as a percent of the melt value. */
  readonly payoutPercent?: number
}

/** A figure from the feed or a scale as an exact fraction, from its shortest decimal text. */
const fraction = (figure: number): { top: bigint; bottom: bigint } => {
  if (!Number.isFinite(figure) || figure < 0) throw new RangeError(`Not a quantity: ${figure}`)
  const written = /e/.test(String(figure)) ? figure.toFixed(20) : String(figure)
  const decimals = written.split('.')[1] ?? ''
  return { top: BigInt(written.replace('.', '')), bottom: 10n ** BigInt(decimals.length) }
}

/**
 * Price × weight in troy ounces × karat ÷ 24 × payout, rounded once, half up, to the cent. The spec's factors are taken
 * as exact decimals, so that no binary fraction decides a cent.
 */
export const meltValue = ({ pricePerTroyOunce, weight, unit, karat, payoutPercent = 100 }: MeltInput): Cents => {
  const parts = [
    fraction(pricePerTroyOunce),
    fraction(weight),
    fraction(WEIGHT_UNITS.ozt.perGram),
    fraction(karat),
    fraction(payoutPercent),
  ]
  const perGram = fraction(WEIGHT_UNITS[unit].perGram)
  const top = parts.reduce((product, part) => product * part.top, perGram.bottom)
  // 24 karats and 100 percent in the denominator, 100 cents in the numerator.
  const bottom = parts.reduce((product, part) => product * part.bottom, perGram.top * BigInt(PURE_KARAT))
  return cents(Number((2n * top + bottom) / (2n * bottom)))
}
