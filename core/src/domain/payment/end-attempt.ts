// How an attempt's outcome affects its request: the one rule the server applies, however it learns the outcome.
import { afterAttempt, type AttemptedPayment, type AttemptOutcome, failedAttemptText, mustRefund } from './attempt.ts'
import type { CardFunding, PaymentMode } from './mode.ts'

export interface EndingPayment extends AttemptedPayment {
  readonly paymentMode: PaymentMode
}

export interface AttemptEffect {
  // As stored: a charge that must not stay becomes a decline.
  readonly outcome: AttemptOutcome
  // Why the charge is refunded; undefined if there is none, or it stays.
  readonly refundReason: 'credit_slipped' | 'withdrawn' | undefined
  // A charge that stays on a request no longer open, so someone should know.
  readonly chargedLate: boolean
  readonly after: AttemptedPayment
  readonly statusChanges: boolean
  readonly becomesPaid: boolean
  // Staff's view of a failed attempt. A request that is paid or was withdrawn shows none of it.
  readonly failure: string | undefined
}

// `charge` is the card's funding if the gateway says that money has moved.
export const endAttempt = (
  payment: EndingPayment,
  learnt: AttemptOutcome,
  charge: { readonly funding: CardFunding } | undefined,
): AttemptEffect => {
  const { paymentStatus: before, issuerDeclines } = payment
  const refundReason = charge && mustRefund(payment, charge.funding)
  const outcome: AttemptOutcome = refundReason === undefined ? learnt : { state: 'declined', code: refundReason }
  const after = afterAttempt({ paymentStatus: before, issuerDeclines }, outcome)
  const closed = before === 'approved' || before === 'canceled'
  return {
    outcome,
    refundReason,
    chargedLate: charge !== undefined && refundReason === undefined && before !== 'sent',
    after,
    statusChanges: after.paymentStatus !== before,
    becomesPaid: after.paymentStatus === 'approved' && before !== 'approved',
    failure: closed ? undefined : failedAttemptText(outcome),
  }
}
