import { cents, type Cents } from '#domain/money/cents.ts'
import type { LocalDay } from '#domain/time/day.ts'
import { oweOn } from './owe.ts'
import type { LoanQuote } from './loan-quote.ts'

/** The amount that redeems a cart's loans on one day. */
export interface CartDue {
  readonly date: LocalDay
  readonly amountDue: Cents
  /** How many of them can be redeemed on that day: made by then, and not past their grace period. */
  readonly quotes: number
}

export interface CartTotals {
  readonly totalAmount: Cents
  readonly totalFinanceCharge: Cents
  readonly due: readonly CartDue[]
}

const sum = (amounts: readonly Cents[]): Cents => cents(amounts.reduce<number>((total, amount) => total + amount, 0))

/** The total a cart lends, and the amount due on each date of any of its schedules. */
export const cartTotals = (quotes: readonly LoanQuote[]): CartTotals => {
  const dates = [...new Set(quotes.flatMap(({ scheduleOfCharges }) => scheduleOfCharges.map(({ date }) => date)))]
  return {
    totalAmount: sum(quotes.map(({ amountFinanced }) => amountFinanced)),
    totalFinanceCharge: sum(quotes.map(({ regZ }) => regZ.financeCharge)),
    due: dates.sort().map((date) => {
      const owed = quotes.flatMap((quote) => {
        const one = oweOn(quote, date)
        return one === undefined || one.phase === 'after grace' ? [] : [one.amountDue]
      })
      return { date, amountDue: sum(owed), quotes: owed.length }
    }),
  }
}
