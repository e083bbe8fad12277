import { Clock, Effect } from 'effect'
import { mayEnd } from '@xd/core/domain/payment/attempt.ts'
import { type AttemptEffect, endAttempt } from '@xd/core/domain/payment/end-attempt.ts'
import { paymentSearchText } from '@xd/core/domain/payment/search-text.ts'
import type { TxDb } from '#db/connect.ts'
import { Database } from '#db/database.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { type AttemptRow, findAttempt, updateAttempt } from '#queries/payment-attempts.ts'
import { setSubmitResult } from '#queries/payment-impressions.ts'
import { lockPayment, type PaymentRow, updatePayment } from '#queries/payments.ts'
import { auditAs } from '#services/audit.ts'
import { requestPaid, requestSettled } from '#reactions.ts'
import { announcePayment, announcePaymentStatus } from './announce.ts'
import type { AttemptEnd } from './attempt-end.ts'
import { bookCharge } from './book.ts'
import { recordRefund } from './record-refund.ts'
import { sendReceipt } from './tell-customer.ts'

/** Records an attempt's outcome and its effect on the request, once, whoever learns it first. */
export const settleAttempt = Effect.fnUntraced(function* (
  scope: CompanyScope,
  { attemptID, paymentID }: AttemptRow,
  learnt: AttemptEnd,
) {
  const { write } = yield* Database
  const now = yield* Clock.currentTimeMillis
  yield* write(
    Effect.gen(function* () {
      const payment = yield* lockPayment(scope, paymentID)
      // Read under the payment's lock, which everyone who settles one of its attempts takes.
      const attempt = yield* findAttempt(scope, attemptID)
      if (!payment || !attempt || !mayEnd(attempt.state, learnt.outcome)) return
      const { sale } = learnt
      const charge = learnt.outcome.state === 'approved' ? sale : undefined
      const paid = charge
        ? {
            postingDay: yield* bookCharge(scope, payment, attempt, { gatewayID: charge.gatewayID, at: now }),
          }
        : {}
      const effect = endAttempt(statedOf(payment), learnt.outcome, charge)
      const { refundReason, chargedLate } = effect
      yield* writeEnd(scope, attempt, { ...learnt, outcome: effect.outcome }, now)
      if (refundReason !== undefined) yield* reverseCharge(payment, attempt, refundReason, now)
      if (chargedLate) yield* noteCharge('payment.charged-late', payment, attempt, now)
      yield* endPayment(scope, payment, { effect, sale, paid }, now)
    }),
  )
})

const statedOf = ({ paymentStatus, paymentMode, issuerDeclines }: PaymentRow) => ({
  paymentStatus: paymentStatus,
  paymentMode: paymentMode,
  issuerDeclines,
})

const REASONS: Readonly<Record<'credit_slipped' | 'withdrawn', string>> = {
  credit_slipped: 'A credit card was charged for a debit-only request',
  withdrawn: 'Charged when the request was no longer open',
}

/** A charge that must not stay: it is voided while the gateway allows it, else refunded. */
const reverseCharge = Effect.fnUntraced(function* (
  payment: PaymentRow,
  attempt: AttemptRow,
  why: 'credit_slipped' | 'withdrawn',
  now: number,
) {
  const { attemptID, amountCents, feeCents } = attempt
  // A client's keys have no spaces: this is never one of them.
  const idempotencyKey = `give back ${attemptID}`
  yield* recordRefund(attempt, {
    idempotencyKey,
    how: 'void',
    amountCents,
    feeCents,
    reason: REASONS[why],
    byUserID: null,
    at: now,
    lookAt: now,
  })
  yield* noteCharge(why === 'withdrawn' ? 'payment.charged-late' : 'payment.credit-slipped', payment, attempt, now)
})

const writeEnd = query(async (db: TxDb, scope: CompanyScope, attempt: AttemptRow, end: AttemptEnd, now: number) => {
  const { outcome, sale, errorCode } = end
  await updateAttempt(db, scope, attempt.attemptID, {
    state: outcome.state,
    settledAt: now,
    declineCode: outcome.state === 'declined' ? outcome.code : (errorCode ?? sale?.declineCode ?? null),
    ...(sale && {
      gatewayID: sale.gatewayID,
      cardType: sale.brand,
      cardLastFour: sale.last4,
      cardExpDate: sale.expiry,
      cardFunding: sale.funding,
      authCode: sale.authCode,
    }),
  })
  await setSubmitResult(db, scope, attempt.paymentID, attempt.attemptID, outcome.state)
})

interface Ending {
  readonly effect: AttemptEffect
  readonly sale: AttemptEnd['sale']
  readonly paid: { readonly postingDay?: string }
}

const endPayment = Effect.fnUntraced(function* (
  scope: CompanyScope,
  payment: PaymentRow,
  { effect, sale, paid }: Ending,
  now: number,
) {
  const { outcome, after, statusChanges, becomesPaid, failure } = effect
  yield* updatePayment(scope, payment.paymentID, {
    ...after,
    ...(statusChanges && { statusAt: now }),
    ...(failure !== undefined && { lastDeclineMessage: failure, lastDeclineAt: now }),
    ...(outcome.state === 'approved' &&
      sale && {
        ...paid,
        paymentMethod: 'card' as const,
        paymentRefID: sale.gatewayID,
        cardType: sale.brand,
        cardLastFour: sale.last4,
        cardExpDate: sale.expiry,
        cardFunding: sale.funding,
        paymentSearch: paymentSearchText({
          ...payment,
          amountCents: payment.amountCents,
          cardLastFour: sale.last4,
        }),
      }),
  })
  if (becomesPaid) yield* requestPaid(scope, payment, now)
  // After the rewrite: the receipt says if the payment was too small for it.
  if (outcome.state === 'approved') yield* sendReceipt(scope, payment, now)
  // One that was open past its time because of this charge may have expired now.
  yield* requestSettled(payment)
  if (statusChanges) yield* announcePaymentStatus(payment)
  else yield* announcePayment(payment)
})

/** Money has moved unexpectedly or must not stay, so someone should know. */
const noteCharge = query(
  (
    db: TxDb,
    action: 'payment.charged-late' | 'payment.credit-slipped',
    { companyID, paymentKey, paymentStatus }: PaymentRow,
    { idempotencyKey, amountCents }: AttemptRow,
    at: number,
  ) =>
    auditAs(
      db,
      { companyID },
      { at, action, target: `payment/${paymentKey}`, detail: { paymentStatus, idempotencyKey, amountCents } },
    ),
)
