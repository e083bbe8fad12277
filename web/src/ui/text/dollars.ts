import { centsFromDollars, formatDollars } from '@xd/core/domain/money/cents.ts'

/** Dollars from the wire, or their sum (0.1 + 0.2), in readable form: 1234.5 is "$1,234.50", and -5 "−$5.00". */
export const dollars = (amount: number): string => {
  const rounded = Math.round(amount * 100)
  const parsed = centsFromDollars(Math.abs(rounded) / 100)
  return parsed.ok ? `${rounded < 0 ? '−' : ''}${formatDollars(parsed.cents)}` : ''
}

const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

/** Dollars where cents would be noise, as on a scale: `$3,000`. */
export const wholeDollars = (amount: number): string => whole.format(amount)
