import { cents, type Cents } from '#domain/money/cents.ts'
import { shareOf } from './share.ts'
import type { BracketInterest, MonthlyInterest, Regime } from './regime.ts'

type Rounding = Regime['rounding']

/** The interest on one loan: the cost of the first months, and of each further month. */
export interface InterestTerms {
  readonly covered: Cents
  readonly perMonth: Cents
}

/**
 * Whole months of the law's length, any part of a month counting as a whole one (Cal. Fin. Code §§ 21003, 21200(b)).
 */
const monthsBegun = (regime: Regime, days: number): number => Math.ceil(days / regime.monthDays)

/** Spec 2 §9: the bracket's fixed charge or 9 percent; from 2,500 the negotiated charge, 0 unless given. */
const bracketCharge = (interest: BracketInterest, amount: Cents, customCharge: Cents, rounding: Rounding): Cents => {
  for (const bracket of interest.brackets) {
    if (amount < bracket.below) return bracket.charge ?? shareOf(amount, bracket.basisPoints, rounding)
  }
  return customCharge
}

/** Spec 2 §9: 3, or 3 percent of the amount at 101 or more. */
const bracketExtraMonth = ({ extraMonth }: BracketInterest, amount: Cents, rounding: Rounding): Cents =>
  amount >= extraMonth.basisPointsFrom ? shareOf(amount, extraMonth.basisPoints, rounding) : extraMonth.minimum

/** The basis points of every month up to a day, times the days of a month, so that pro-rated days stay integers. */
const basisPointDays = (regime: Regime, interest: MonthlyInterest, days: number): number => {
  const counted = Math.max(days, interest.minimumMonths * regime.monthDays)
  let left = interest.partialMonth === 'whole' ? monthsBegun(regime, counted) * regime.monthDays : counted
  let total = 0
  for (const phase of interest.phases) {
    const inPhase = Math.min(left, phase.months * regime.monthDays)
    total += inPhase * phase.basisPoints
    left -= inPhase
  }
  return total
}

const monthlyCharge = (regime: Regime, interest: MonthlyInterest, amount: Cents, days: number): Cents =>
  shareOf(amount, basisPointDays(regime, interest, days), regime.rounding, regime.monthDays)

/** From 2,500 on the parties may agree on both charges (§ 21051); below that, the law's apply. */
export const isNegotiable = (regime: Regime, amount: Cents): boolean =>
  regime.interest.kind === 'bracket' && amount >= regime.interest.customFrom

export const interestTerms = (
  regime: Regime,
  amount: Cents,
  customCharge: Cents,
  agreedMonthly: Cents | undefined,
): InterestTerms => {
  const { interest, rounding } = regime
  if (interest.kind === 'bracket') {
    return {
      covered: bracketCharge(interest, amount, customCharge, rounding),
      perMonth:
        agreedMonthly !== undefined && amount >= interest.customFrom
          ? agreedMonthly
          : bracketExtraMonth(interest, amount, rounding),
    }
  }
  const last = interest.phases[interest.phases.length - 1]
  return {
    covered: monthlyCharge(regime, interest, amount, regime.termDays),
    perMonth: shareOf(amount, last?.basisPoints ?? 0, rounding),
  }
}

/**
 * All interest charged if the loan is redeemed the given number of days after it was made. California: the first three
 * months are one charge, due in full from the first day; every further month begun adds the monthly charge (§§
 * 21200(b), 21200.5).
 */
export const interestThrough = (regime: Regime, amount: Cents, terms: InterestTerms, day: number): Cents => {
  const { interest, termDays, graceDays } = regime
  const counted = !regime.graceAccrues && day > termDays && day <= termDays + graceDays ? termDays : day
  if (interest.kind === 'monthly') return monthlyCharge(regime, interest, amount, counted)
  const extraMonths = Math.max(0, monthsBegun(regime, counted) - interest.coversMonths)
  return cents(terms.covered + terms.perMonth * extraMonths)
}
