import { type Cents, cents, formatDollars } from '@xd/core/domain/money/cents.ts'

const inCents = (amount: number): Cents => cents(Math.round(amount * 100))

/** Amounts on the wire are in dollars. */
export const dollars = (amount: number): string => formatDollars(inCents(amount))

/** The sum of some amounts, without the errors of fractions. */
export const sumOf = (amounts: readonly number[]): Cents =>
  cents(amounts.reduce((sum, amount) => sum + inCents(amount), 0))
