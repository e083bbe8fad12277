import { addDays, daysBetween } from '#domain/time/day.ts'
import type { Cents } from '#domain/money/cents.ts'
import type { LocalDay } from '#domain/time/zone.ts'
import { graceEnd, type Owed, oweOn } from './owe.ts'
import type { LoanQuote } from './quote.ts'

/** What a loan owes on each day from the day it is made to the end of its grace period. */
export const owedDays = (quote: LoanQuote): readonly Cents[] =>
  Array.from(
    { length: daysBetween(quote.loanDate, graceEnd(quote)) + 1 },
    (_, day) => oweOn(quote, addDays(quote.loanDate, day))!.amountDue,
  )

/** What it owes on the day asked for, or on the nearest one it can be redeemed on. */
export const oweNear = (quote: LoanQuote, day: LocalDay): Owed => {
  const last = graceEnd(quote)
  return oweOn(quote, day < quote.loanDate ? quote.loanDate : day > last ? last : day)!
}
