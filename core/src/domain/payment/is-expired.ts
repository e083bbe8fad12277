// Expired is derived from the clock, never stored. It needs the store's zone, and therefore the calendar; code that
// only shows a status (status.ts) does not.
import { expiryInstant } from './expiry.ts'
import { type PaymentStatus, type ShownPaymentStatus, shownStatus } from './status.ts'

export interface ExpiringPayment {
  readonly paymentStatus: PaymentStatus
  readonly paymentValidBeforeLocalTZ: string
}

// `timezone` is the zone of the store that sent the request, wherever the customer is.
export const isExpired = (payment: ExpiringPayment, now: number, timezone: string): boolean =>
  payment.paymentStatus === 'sent' && now >= expiryInstant(payment.paymentValidBeforeLocalTZ, timezone)

export const shownStatusAt = (payment: ExpiringPayment, now: number, timezone: string): ShownPaymentStatus =>
  shownStatus({ paymentStatus: payment.paymentStatus, paymentExpired: isExpired(payment, now, timezone) })

// The same, if the end is known as an instant.
export const hasExpired = (
  payment: { readonly paymentStatus: PaymentStatus; readonly validBeforeAt: number },
  now: number,
): boolean => payment.paymentStatus === 'sent' && now >= payment.validBeforeAt
