import { addDays, daysBetween, type LocalDay } from '#domain/time/day.ts'
import { cents, type Cents } from '#domain/money/cents.ts'
import { feesPerMonth, feesThrough, type LoanFees } from './fees.ts'
import { type InterestTerms, interestThrough } from './interest.ts'
import type { LoanQuote } from './loan-quote.ts'
import type { Regime } from './regime.ts'

export interface Owed {
  readonly date: LocalDay
  readonly amountDue: Cents
  /** Days since the loan was made, not counting the day itself (first day excluded). */
  readonly day: number
  readonly phase: 'term' | 'grace' | 'after grace'
  readonly graceEnds: LocalDay
}

/**
 * The end of grace: the regime's days after maturity, or after the notice if it was sent later (Cal. Fin. Code §
 * 21201(d): the right to redeem is extended from the day the notice is sent).
 */
export const graceEnd = (quote: LoanQuote, noticeSent?: LocalDay): LocalDay =>
  addDays(
    noticeSent !== undefined && noticeSent > quote.maturityDate ? noticeSent : quote.maturityDate,
    quote.regime.graceDays,
  )

/** The amount that redeems a loan this many days after it was made: amount, fees, and the interest so far. */
export const dueAfter = (day: number, regime: Regime, amount: Cents, terms: InterestTerms, fees: LoanFees): Cents =>
  cents(amount + feesThrough(regime, fees, day) + interestThrough(regime, amount, terms, day))

/** The amount that redeems the loan on a given day, or undefined before the loan was made. */
export const oweOn = (quote: LoanQuote, date: LocalDay, noticeSent?: LocalDay): Owed | undefined => {
  const day = daysBetween(quote.loanDate, date)
  if (day < 0) return undefined
  const { regime, amountFinanced, financeChargeBreakdown: parts } = quote
  const perMonth = cents(quote.additonalPerMonth - feesPerMonth(regime, parts))
  const terms = { covered: parts.totalInterestCharge, perMonth }
  const graceEnds = graceEnd(quote, noticeSent)
  return {
    date,
    amountDue: dueAfter(day, regime, amountFinanced, terms, parts),
    day,
    phase: date <= quote.maturityDate ? 'term' : date <= graceEnds ? 'grace' : 'after grace',
    graceEnds,
  }
}
