// Spec 1 §4: the stored statuses of a payment request with their labels and tones.
// Expired is derived from the clock, never stored.
import { type Cents, formatDollars } from '#domain/money/cents.ts'
import { expiryInstant } from './expiry.ts'

export const PAYMENT_STATUSES = ['sent', 'approved', 'canceled', 'declined'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

export const isPaymentStatus = (status: string): status is PaymentStatus => (PAYMENT_STATUSES as readonly string[]).includes(status)

// What a list filters by and a card shows: the stored statuses and the derived one.
export const SHOWN_PAYMENT_STATUSES = [...PAYMENT_STATUSES, 'expired'] as const
export type ShownPaymentStatus = (typeof SHOWN_PAYMENT_STATUSES)[number]

export type Tone = 'info' | 'success' | 'warning' | 'danger'

export interface PaymentLabel {
  readonly label: string
  readonly tone: Tone
}

export const PAYMENT_LABELS: Readonly<Record<ShownPaymentStatus, PaymentLabel>> = {
  sent: { label: 'Sent/Unpaid', tone: 'info' },
  approved: { label: 'PAID', tone: 'success' },
  canceled: { label: 'Canceled', tone: 'warning' },
  declined: { label: 'Declined', tone: 'danger' },
  expired: { label: 'Expired', tone: 'warning' },
}

export const PAYMENT_METHODS = ['card', 'in-store'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

export interface ExpiringPayment {
  readonly paymentStatus: PaymentStatus
  readonly paymentValidBeforeLocalTZ: string
}

// `timezone` is the zone of the store that sent the request, wherever the customer is.
export const isExpired = (payment: ExpiringPayment, now: number, timezone: string): boolean =>
  payment.paymentStatus === 'sent' && now >= expiryInstant(payment.paymentValidBeforeLocalTZ, timezone)

export const shownStatus = (payment: ExpiringPayment, now: number, timezone: string): ShownPaymentStatus =>
  isExpired(payment, now, timezone) ? 'expired' : payment.paymentStatus

export const paymentLabel = (payment: ExpiringPayment, now: number, timezone: string): PaymentLabel =>
  PAYMENT_LABELS[shownStatus(payment, now, timezone)]

// "refunded $12.00" beside PAID; empty when nothing has been refunded. The status stays approved.
export const refundNote = (refunded: Cents): string => (refunded > 0 ? `refunded ${formatDollars(refunded)}` : '')
