import { centsOfAnswer, formatDollars } from '@xd/core/domain/money/cents.ts'

/** A wire figure of dollars, for people. */
export const dollars = (amount: number): string => formatDollars(centsOfAnswer(amount))
