import { type Cents, cents, centsOfAnswer, formatDollars } from '@xd/core/domain/money/cents.ts'

/** Amounts on the wire are in dollars. */
export const dollars = (amount: number): string => formatDollars(centsOfAnswer(amount))

/** The sum of some amounts, without the errors of fractions. */
export const sumOf = (amounts: readonly number[]): Cents =>
  cents(amounts.reduce((sum, amount) => sum + centsOfAnswer(amount), 0))
