import type { Cents } from '#domain/money/cents.ts'
import { KARATS, meltValue } from './melt.ts'
import type { WeightUnit } from './units.ts'

export interface MeltRow {
  readonly karat: number
  readonly melt: Cents
  readonly offer: Cents
}

export interface MeltGridInput {
  /** Dollars per troy ounce of pure gold. */
  readonly pricePerTroyOunce: number
  readonly weight: number
  readonly unit: WeightUnit
  readonly payoutPercent: number
}

/** The metal's worth at every karat, and what the shop pays for it. */
export const meltGrid = ({ payoutPercent, ...piece }: MeltGridInput): readonly MeltRow[] =>
  KARATS.map((karat) => ({
    karat,
    melt: meltValue({ ...piece, karat }),
    offer: meltValue({ ...piece, karat, payoutPercent }),
  }))

/** "14k gold, 7.3 g, at $2,345.67 per troy ounce, 65%": the price at the time it was put into a quote. */
export const meltWords = ({ pricePerTroyOunce, weight, unit, payoutPercent }: MeltGridInput, karat: number): string =>
  `${karat}k gold, ${weight} ${unit}, at $${pricePerTroyOunce.toLocaleString('en-US', { minimumFractionDigits: 2 })} per troy ounce, ${payoutPercent}%`
