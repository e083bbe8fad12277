// The amount one request may ask for: 0.01 to 99,999.99.
import { type Can, no, yes } from '#domain/access/can.ts'
import { type Cents, cents, formatDollars } from '#domain/money/cents.ts'

export const PAYMENT_MIN: Cents = cents(1)
export const PAYMENT_MAX: Cents = cents(99_999_99)

export const canRequestAmount = (amount: Cents): Can => {
  if (amount < PAYMENT_MIN) return no(`The amount must be at least ${formatDollars(PAYMENT_MIN)}`)
  return amount > PAYMENT_MAX ? no(`The amount must be at most ${formatDollars(PAYMENT_MAX)}`) : yes
}
