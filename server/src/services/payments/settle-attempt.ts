import { Clock, Effect } from 'effect'
import { afterAttempt, failedAttemptText, mayEnd } from '@xd/core/domain/payment/attempt.ts'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import { paymentSearchText } from '@xd/core/domain/payment/search-text.ts'
import type { PaymentStatus } from '@xd/core/domain/payment/status.ts'
import type { Db } from '#db/connect.ts'
import { Database, type Tx } from '#db/database.ts'
import type { CompanyScope } from '#db/scope.ts'
import { insertAudit } from '#queries/audit.ts'
import { type AttemptRow, findAttempt, updateAttempt } from '#queries/payment-attempts.ts'
import { setSubmitResult } from '#queries/payment-impressions.ts'
import { lockPayment, type PaymentRow, updatePayment } from '#queries/payments.ts'
import { announcePayment, announcePaymentStatus } from './announce.ts'
import type { AttemptEnd } from './attempt-end.ts'

/** Writes down what became of an attempt and what that does to its request: once, whoever learns it first. */
export const settleAttempt = Effect.fnUntraced(function* (scope: CompanyScope, { attemptID, paymentID }: AttemptRow, end: AttemptEnd) {
  const { write } = yield* Database
  const now = yield* Clock.currentTimeMillis
  yield* write(
    Effect.fnUntraced(function* (tx) {
      const payment = yield* tx.query((db) => lockPayment(db, scope, paymentID))
      // Read under the payment's lock, which everyone takes who ends an attempt of it.
      const attempt = yield* tx.query((db) => findAttempt(db, scope, attemptID))
      if (!payment || !attempt || !mayEnd(attempt.state, end.outcome)) return
      yield* tx.query((db) => endAttempt(db, scope, attempt, end, now))
      yield* endPayment(tx, scope, payment, attempt, end, now)
    }),
  )
})

const endAttempt = async (db: Db, scope: CompanyScope, attempt: AttemptRow, end: AttemptEnd, now: number) => {
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
    }),
  })
  await setSubmitResult(db, scope, attempt.paymentID, attempt.attemptID, outcome.state)
}

const endPayment = Effect.fnUntraced(function* (
  tx: Tx,
  scope: CompanyScope,
  payment: PaymentRow,
  attempt: AttemptRow,
  { outcome, sale }: AttemptEnd,
  now: number,
) {
  const before = payment.paymentStatus as PaymentStatus
  const late = outcome.state === 'approved' && before !== 'sent'
  if (late) yield* tx.query((db) => noteLateCharge(db, payment, attempt, now))
  // Paid once already: the card and reference of the first payment stay.
  if (before === 'approved') return
  const after = afterAttempt({ paymentStatus: before, issuerDeclines: payment.issuerDeclines }, outcome)
  const failure = failedAttemptText(outcome)
  yield* tx.query((db) =>
    updatePayment(db, scope, payment.paymentID, {
      ...after,
      ...(after.paymentStatus !== before && { statusAt: now }),
      ...(failure !== undefined && { lastDeclineMessage: failure, lastDeclineAt: now }),
      ...(outcome.state === 'approved' && sale && {
        paymentMethod: 'card' as const,
        paymentRefID: sale.gatewayID,
        cardType: sale.brand,
        cardLastFour: sale.last4,
        cardExpDate: sale.expiry,
        cardFunding: sale.funding,
        paymentSearch: paymentSearchText({ ...payment, amountCents: payment.amountCents as Cents, cardLastFour: sale.last4 }),
      }),
    }),
  )
  if (after.paymentStatus === before) announcePayment(tx, payment)
  else announcePaymentStatus(tx, payment)
})

/** Money moved for a request that was closed, or paid, by then: somebody should look at it. */
const noteLateCharge = (
  db: Db,
  { companyID, paymentKey, paymentStatus }: PaymentRow,
  { idempotencyKey, amountCents }: AttemptRow,
  at: number,
) =>
  insertAudit(db, {
    companyID,
    at,
    action: 'payment.charged-late',
    target: `payment/${paymentKey}`,
    detail: JSON.stringify({ paymentStatus, idempotencyKey, amountCents }),
  })
