import { centsFromDollars, formatDollars } from '@xd/core/domain/money/cents.ts'

/** A number of dollars from the wire as people read it: 1234.5 is "$1,234.50". */
export const dollars = (amount: number): string => {
  const parsed = centsFromDollars(amount)
  return parsed.ok ? formatDollars(parsed.cents) : ''
}
