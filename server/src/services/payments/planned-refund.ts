import { Clock, Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { promisedOf } from '@xd/core/domain/payment/refund.ts'
import { feeRefund, withFee } from '@xd/core/domain/payment/remote-fee.ts'
import { refundableFrom, unsettledSentence } from '@xd/core/domain/payment/settlement.ts'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { fail } from '#failure.ts'
import { CardGateways } from '#providers/cards/gateway.ts'
import { findApprovedAttempt } from '#queries/payment-attempts.ts'
import { findRefundByKey, refundsOfPayments } from '#queries/payment-refunds.ts'
import { findPayment } from '#queries/payments.ts'
import { staffRefunds } from './staff-refunds.ts'

/** Staff are waiting for the answer. If the gateway doesn't give it, the refund itself is requested. */
const PATIENCE_MS = 5_000

/**
 * When a refund can be requested; undefined means at once. A gateway that makes no partial refunds before a charge
 * settles is asked first, so that no refund is recorded that it would refuse, and staff can schedule it.
 */
export const plannedFor = Effect.fnUntraced(function* (
  caller: Caller,
  { paymentKey, amount, idempotencyKey, whenSettled }: Input<'payments/refund'>,
) {
  const { read } = yield* Database
  const payment = yield* findPayment(caller, paymentKey)
  if (!payment) return undefined
  const { paymentID, storeTimezone } = payment
  const [attempt, known, refunds] = yield* read((db) =>
    Promise.all([
      findApprovedAttempt(db, caller, paymentID),
      findRefundByKey(db, caller, paymentID, idempotencyKey),
      refundsOfPayments(db, caller, [paymentID]),
    ]),
  )
  // A whole charge is voided if it has not settled.
  if (!attempt?.gatewayID || known || amount >= attempt.amountCents) return undefined
  const gateway = yield* (yield* CardGateways).byName(attempt.gateway)
  if (gateway?.isSettled === undefined) return undefined
  const settled = yield* gateway.isSettled(attempt.gatewayID).pipe(
    Effect.timeout(PATIENCE_MS),
    Effect.catch(() => Effect.succeed(true)),
  )
  if (settled) return undefined
  const from = refundableFrom(storeTimezone, yield* Clock.currentTimeMillis)
  if (whenSettled === true) return from
  const { amountCents, feeCents: fee } = attempt
  const share = feeRefund({ amount: amountCents, fee }, promisedOf(staffRefunds(refunds)), amount)
  const amounts = { amount: withFee(amount, share), charged: withFee(amountCents, fee), from }
  const sentence = unsettledSentence(amounts, storeTimezone)
  return yield* fail('not_settled', { sentence, details: { from: new Date(from).toISOString() } })
})
