import type { Regime } from './regime.ts'

type Counting = Pick<Regime, 'monthDays' | 'termDays' | 'graceDays' | 'graceAccrues' | 'includesLoanDate'>

/** The first day after the loan counts as day one, or as day two where the loan's own day counts (RCW 19.60.060). */
export const daysCounted = ({ includesLoanDate }: Counting, day: number): number => (includesLoanDate ? day + 1 : day)

/** How many days after the loan this many counted days end. */
export const dayAtEnd = ({ includesLoanDate }: Counting, days: number): number => (includesLoanDate ? days - 1 : days)

export const maturityDay = (regime: Counting): number => dayAtEnd(regime, regime.termDays)

/** The day up to which a day is charged. Where grace is free, its days cost the same as maturity. */
export const chargedDay = (regime: Counting, day: number): number => {
  const maturity = maturityDay(regime)
  return !regime.graceAccrues && day > maturity && day <= maturity + regime.graceDays ? maturity : day
}

/**
 * Months of the law's length, any part of one counting as a whole one (Cal. Fin. Code §§ 21003, 21200(b)): the first
 * begins with the loan.
 */
export const monthsBegun = (regime: Counting, day: number): number =>
  Math.max(1, Math.ceil(daysCounted(regime, day) / regime.monthDays))
