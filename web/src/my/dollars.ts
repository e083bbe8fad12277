import { cents, formatDollars } from '@xd/core/domain/money/cents.ts'

const inCents = (amount: number) => Math.round(amount * 100)

/** Amounts on the wire are in dollars. */
export const dollars = (amount: number): string => formatDollars(cents(inCents(amount)))

/** The sum of some amounts, without the errors of fractions. */
export const sumOf = (amounts: readonly number[]): string =>
  formatDollars(cents(amounts.reduce((sum, amount) => sum + inCents(amount), 0)))
