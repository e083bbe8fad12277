// Spec 1 §4: the stored statuses of a payment request with their labels and tones.
import { type Cents, formatDollars } from '#domain/money/cents.ts'
import { type Tone, toneOf } from '#domain/status/tone.ts'

export const PAYMENT_STATUSES = ['sent', 'approved', 'canceled', 'declined'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

export const isPaymentStatus = (status: string): status is PaymentStatus =>
  (PAYMENT_STATUSES as readonly string[]).includes(status)

// The statuses that a list filters by and a card shows: the stored ones and the derived one.
export const SHOWN_PAYMENT_STATUSES = [...PAYMENT_STATUSES, 'expired'] as const
export type ShownPaymentStatus = (typeof SHOWN_PAYMENT_STATUSES)[number]

// The status to show for a payment that is known to be past its time or not. Only an unpaid request expires.
export const shownStatus = (payment: {
  readonly paymentStatus: PaymentStatus
  readonly paymentExpired: boolean
}): ShownPaymentStatus =>
  payment.paymentStatus === 'sent' && payment.paymentExpired ? 'expired' : payment.paymentStatus

export interface PaymentLabel {
  readonly label: string
  readonly tone: Tone
}

const labeled = (label: string): PaymentLabel => ({ label, tone: toneOf(label) })

export const PAYMENT_LABELS: Readonly<Record<ShownPaymentStatus, PaymentLabel>> = {
  sent: labeled('Sent/Unpaid'),
  approved: labeled('PAID'),
  canceled: labeled('Canceled'),
  declined: labeled('Declined'),
  expired: labeled('Expired'),
}

export const PAYMENT_METHODS = ['card', 'in-store'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

// "refunded $12.00" next to PAID; empty if nothing has been refunded. The status stays approved.
export const refundNote = (refunded: Cents): string => (refunded > 0 ? `refunded ${formatDollars(refunded)}` : '')
