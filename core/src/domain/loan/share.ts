import { cents, type Cents } from '#domain/money/cents.ts'
import { mulDivHalfUp } from '#domain/money/round.ts'
import type { Bracket, Regime } from './regime.ts'

/**
 * Basis points of an amount, rounded once by the regime's rule; a divisor spreads pro-rated basis points over a
 * period's days.
 */
export const shareOf = (amount: Cents, basisPoints: number, rounding: Regime['rounding'], divisor = 1): Cents =>
  cents(
    rounding === 'half_up'
      ? mulDivHalfUp(amount, basisPoints, 10_000 * divisor)
      : Math.floor((amount * basisPoints) / (10_000 * divisor)),
  )

/** The charge of the first bracket above the amount; undefined where the brackets end below it. */
export const bracketCharge = (
  brackets: readonly Bracket[],
  amount: Cents,
  rounding: Regime['rounding'],
): Cents | undefined => {
  for (const bracket of brackets) {
    if (amount < bracket.below) return bracket.charge ?? shareOf(amount, bracket.basisPoints, rounding)
  }
  return undefined
}
