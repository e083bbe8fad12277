import { addDays, daysBetween } from '#domain/time/day.ts'
import { cents, type Cents } from '#domain/money/cents.ts'
import type { LocalDay } from '#domain/time/zone.ts'
import { interestThrough } from './interest.ts'
import type { LoanQuote } from './quote.ts'

export interface Owed {
  readonly date: LocalDay
  readonly amountDue: Cents
  /** Days since the loan was made, not counting the day itself (first day excluded). */
  readonly day: number
  readonly phase: 'term' | 'grace' | 'after grace'
  readonly graceEnds: LocalDay
}

/**
 * The end of grace: the regime's days after maturity, or after the notice if it went out later (Cal. Fin. Code §
 * 21201(d): the right to redeem is extended from the day the notice is sent).
 */
export const graceEnd = (quote: LoanQuote, noticeSent?: LocalDay): LocalDay =>
  addDays(
    noticeSent !== undefined && noticeSent > quote.maturityDate ? noticeSent : quote.maturityDate,
    quote.regime.graceDays,
  )

/** The amount that redeems the loan on a given day, or undefined before the loan was made. */
export const oweOn = (quote: LoanQuote, date: LocalDay, noticeSent?: LocalDay): Owed | undefined => {
  const day = daysBetween(quote.loanDate, date)
  if (day < 0) return undefined
  const { totalInterestCharge } = quote.financeChargeBreakdown
  const fees = quote.financeCharge - totalInterestCharge
  const terms = { covered: totalInterestCharge, perMonth: quote.additonalPerMonth }
  const interest = interestThrough(quote.regime, quote.amountFinanced, terms, day)
  const graceEnds = graceEnd(quote, noticeSent)
  return {
    date,
    amountDue: cents(quote.amountFinanced + fees + interest),
    day,
    phase: date <= quote.maturityDate ? 'term' : date <= graceEnds ? 'grace' : 'after grace',
    graceEnds,
  }
}
