// The actions a payment request allows, with the reason if not.
import { type Can, no, yes } from '#domain/access/can.ts'
import { cents, type Cents, formatDollars } from '#domain/money/cents.ts'
import { type ExpiringPayment, isExpired } from './is-expired.ts'
import type { PaymentMethod, PaymentStatus } from './status.ts'

export interface StatedPayment {
  readonly paymentStatus: PaymentStatus
  // A card is being charged for it right now, and the gateway's answer is not known yet.
  readonly attemptOpen?: boolean
}

export interface PayablePayment extends ExpiringPayment {
  readonly storeTimezone: string
}

export interface RefundablePayment {
  readonly paymentStatus: PaymentStatus
  readonly paymentMethod: PaymentMethod | null
  readonly amountCents: Cents
  readonly refundedCents: Cents
}

const BEING_PAID = 'A card is being charged for this request right now. Wait for the result.'

// Spec 1 §4: only sent can be canceled. An expired request still has status sent.
const cancel = (payment: StatedPayment): Can => {
  switch (payment.paymentStatus) {
    case 'approved':
      return no('This request is already paid. Refund it instead.')
    case 'canceled':
      return no('This request is already canceled.')
    case 'declined':
      return no('This request was declined and is closed.')
    case 'sent':
      return payment.attemptOpen ? no(BEING_PAID) : yes
  }
}

const pay = (payment: PayablePayment, now: number): Can => {
  switch (payment.paymentStatus) {
    case 'approved':
      return no('This request is already paid.')
    case 'canceled':
      return no('This request is canceled.')
    case 'declined':
      return no('This request was declined and is closed.')
    case 'sent':
      return isExpired(payment, now, payment.storeTimezone) ? no('This request has expired.') : yes
  }
}

// Paid in the store closes the link, so that nobody pays twice. An expired request can be marked too.
const markPaid = (payment: StatedPayment): Can => {
  switch (payment.paymentStatus) {
    case 'approved':
      return no('This request is already paid.')
    case 'canceled':
      return no('This request is canceled. Send a new one to record a payment.')
    case 'declined':
      return no('This request was declined and is closed. Send a new one to record a payment.')
    case 'sent':
      return payment.attemptOpen ? no(BEING_PAID) : yes
  }
}

// The same link in a new text; a link that can no longer be paid would only annoy.
const resend = (payment: PayablePayment & StatedPayment, now: number): Can => {
  const payable = pay(payment, now)
  if (!payable.ok) return no(`${payable.reason} Send a new one instead.`)
  return payment.attemptOpen ? no(BEING_PAID) : yes
}

export const refundable = (payment: RefundablePayment): Cents => cents(payment.amountCents - payment.refundedCents)

const refund = (payment: RefundablePayment, amount: Cents): Can => {
  if (payment.paymentStatus !== 'approved') return no('Only a paid request can be refunded.')
  if (payment.paymentMethod === 'in-store') return no('This was paid in the store. Refund it at the register.')
  if (amount < 1) return no('Enter an amount to refund.')
  const left = refundable(payment)
  if (left < 1) return no('This payment is already refunded in full.')
  return amount > left ? no(`At most ${formatDollars(left)} can still be refunded.`) : yes
}

export const paymentCan = { cancel, pay, markPaid, resend, refund }
