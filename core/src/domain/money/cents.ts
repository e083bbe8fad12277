// Money is a whole number of cents. Dollars exist only on the wire and on screen, with at most two decimals; a figure
// that would need rounding is refused, never rounded silently.

declare const unit: unique symbol
export type Cents = number & { readonly [unit]: 'cents' }

export type CentsResult = { ok: true; cents: Cents } | { ok: false; reason: string }

export const cents = (amount: number): Cents => {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of cents: ${amount}`)
  return (amount + 0) as Cents
}

const refuse = (reason: string): CentsResult => ({ ok: false, reason })

const NOT_AN_AMOUNT = 'Enter an amount in dollars, like 12.50'
const NEGATIVE = 'The amount cannot be negative'
const TOO_PRECISE = 'Use at most two decimals'
const TOO_LARGE = 'The amount is too large'

const AMOUNT = /^(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?$/

// Parses a typed amount: "12", "$12.5", "1,234.50", ".75", "45." while the cents are still to come.
export const parseDollars = (text: string): CentsResult => {
  const typed = text.trim()
  if (/^[-(\u2212]/.test(typed)) return refuse(NEGATIVE)
  const figure = typed.replace(/^\$\s*/, '')
  const match = AMOUNT.exec(figure)
  if (!match || figure === '' || figure === '.') return refuse(NOT_AN_AMOUNT)
  const decimals = match[1] ?? ''
  if (decimals.length > 2) return refuse(TOO_PRECISE)
  const whole = figure.replace(/\..*$/, '').replaceAll(',', '')
  const amount = Number(whole + decimals.padEnd(2, '0'))
  return Number.isSafeInteger(amount) ? { ok: true, cents: amount as Cents } : refuse(TOO_LARGE)
}

// A JSON number of dollars. It is accepted if it is exactly the number that its two-decimal form denotes, so 0.1 + 0.2
// and 1.005 are refused while 0.29 and 1234.5 pass.
export const centsFromDollars = (dollars: number): CentsResult => {
  if (!Number.isFinite(dollars)) return refuse(NOT_AN_AMOUNT)
  if (dollars < 0) return refuse(NEGATIVE)
  const amount = Math.round(dollars * 100)
  if (!Number.isSafeInteger(amount)) return refuse(TOO_LARGE)
  return amount / 100 === dollars ? { ok: true, cents: (amount + 0) as Cents } : refuse(TOO_PRECISE)
}

// Dollars from an answer: the contract guarantees whole cents.
export const centsOfAnswer = (dollars: number): Cents => cents(Math.round(dollars * 100))

export const dollarsFromCents = (amount: Cents): number => amount / 100

// '$1,234.50'; a negative amount is '-$1,234.50'.
export const formatDollars = (amount: Cents): string => {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${amount < 0 ? '-' : ''}$${whole}.${digits.slice(-2)}`
}
