import { centsFromDollars, formatDollars } from '@xd/core/domain/money/cents.ts'

/** A number of dollars from the wire in readable form: 1234.5 is "$1,234.50". */
export const dollars = (amount: number): string => {
  const parsed = centsFromDollars(amount)
  return parsed.ok ? formatDollars(parsed.cents) : ''
}

const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

/** Dollars where cents would be noise, as on a scale: `$3,000`. */
export const wholeDollars = (amount: number): string => whole.format(amount)
