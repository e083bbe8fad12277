import { cents, type Cents } from '#domain/money/cents.ts'
import { chargedDay, daysCounted, maturityDay, monthsBegun } from './months.ts'
import { bracketCharge, shareOf } from './share.ts'
import type { BracketInterest, MonthlyInterest, Regime, TieredInterest } from './regime.ts'

type Rounding = Regime['rounding']

/** The interest on one loan: the cost of the first months, and of each further month. */
export interface InterestTerms {
  readonly covered: Cents
  readonly perMonth: Cents
}

/** Spec 2 §9: 3, or 3 percent of the amount at 101 or more. */
const bracketExtraMonth = ({ extraMonth }: BracketInterest, amount: Cents, rounding: Rounding): Cents =>
  amount >= extraMonth.basisPointsFrom ? shareOf(amount, extraMonth.basisPoints, rounding) : extraMonth.minimum

/** The basis points of every month up to a day, times the days of a month, so that pro-rated days stay integers. */
const basisPointDays = (regime: Regime, interest: MonthlyInterest, days: number): number => {
  const { monthDays } = regime
  const counted = Math.max(days, interest.minimumMonths * monthDays)
  let left = interest.partialMonth === 'whole' ? Math.ceil(counted / monthDays) * monthDays : counted
  let total = 0
  for (const phase of interest.phases) {
    const inPhase = Math.min(left, phase.months * monthDays)
    total += inPhase * phase.basisPoints
    left -= inPhase
  }
  return total
}

const monthlyCharge = (regime: Regime, interest: MonthlyInterest, amount: Cents, day: number): Cents =>
  shareOf(amount, basisPointDays(regime, interest, daysCounted(regime, day)), regime.rounding, regime.monthDays)

const tieredCharge = ({ brackets }: TieredInterest, amount: Cents, rounding: Rounding): Cents =>
  bracketCharge(brackets, amount, rounding) ?? cents(0)

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
      // From 2,500 on the negotiated charge, 0 unless given.
      covered: bracketCharge(interest.brackets, amount, rounding) ?? customCharge,
      perMonth:
        agreedMonthly !== undefined && amount >= interest.customFrom
          ? agreedMonthly
          : bracketExtraMonth(interest, amount, rounding),
    }
  }
  if (interest.kind === 'tiered') {
    const perMonth = tieredCharge(interest, amount, rounding)
    return { covered: cents(perMonth * monthsBegun(regime, maturityDay(regime))), perMonth }
  }
  const last = interest.phases[interest.phases.length - 1]
  return {
    covered: monthlyCharge(regime, interest, amount, maturityDay(regime)),
    perMonth: shareOf(amount, last?.basisPoints ?? 0, rounding),
  }
}

/**
 * All interest charged if the loan is redeemed the given number of days after it was made. California: the first three
 * months are one charge, due in full from the first day; every further month begun adds the monthly charge (§§
 * 21200(b), 21200.5).
 */
export const interestThrough = (regime: Regime, amount: Cents, terms: InterestTerms, day: number): Cents => {
  const { interest } = regime
  const charged = chargedDay(regime, day)
  if (interest.kind === 'monthly') return monthlyCharge(regime, interest, amount, charged)
  const months = monthsBegun(regime, charged)
  if (interest.kind === 'tiered') return cents(terms.perMonth * months)
  return cents(terms.covered + terms.perMonth * Math.max(0, months - interest.coversMonths))
}
