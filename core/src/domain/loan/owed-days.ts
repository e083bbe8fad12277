import { addDays, daysBetween, type LocalDay } from '#domain/time/day.ts'
import type { Cents } from '#domain/money/cents.ts'
import { graceEnd, type Owed, oweOn } from './owe.ts'
import type { LoanQuote } from './loan-quote.ts'

/** The amount owed on each day from the day a loan is made to the end of its grace period. */
export const owedDays = (quote: LoanQuote): readonly Cents[] =>
  Array.from(
    { length: daysBetween(quote.loanDate, graceEnd(quote)) + 1 },
    (_, day) => oweOn(quote, addDays(quote.loanDate, day))!.amountDue,
  )

/** The amount owed on the given day, or on the nearest day the loan can be redeemed. */
export const oweNear = (quote: LoanQuote, day: LocalDay): Owed => {
  const last = graceEnd(quote)
  return oweOn(quote, day < quote.loanDate ? quote.loanDate : day > last ? last : day)!
}
