import { Clock, Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { paymentCan } from '@xd/core/domain/payment/can.ts'
import { promisedOf } from '@xd/core/domain/payment/refund.ts'
import { feeRefund } from '@xd/core/domain/payment/remote-fee.ts'
import { PROGRAM_REFUNDS_MS, refundAsks } from '@xd/core/domain/access/step-up.ts'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { fail, found, invalid } from '#failure.ts'
import { findApprovedAttempt } from '#queries/payment-attempts.ts'
import { findRefund, findRefundByKey, refundedByUser, refundsOfPayments } from '#queries/payment-refunds.ts'
import { lockPaymentByKey } from '#queries/payments.ts'
import { audit } from '#services/audit.ts'
import { lockUser } from '#queries/managed-users.ts'
import { requireStepUp } from '#services/require-step-up.ts'
import { announcePayment } from './announce.ts'
import { staffRefunds } from './staff-refunds.ts'
import { recordRefund } from './record-refund.ts'

/** When a refund's job first looks: by then the call that requested it has usually done it. */
const FIRST_LOOK_MS = 3_000

/** Asks for step-up if the refund is large, alone or together with earlier ones. */
const requireForRefund = Effect.fnUntraced(function* (caller: Caller, amount: Cents, ofPayment: Cents, now: number) {
  const { userID, session } = caller
  // One at a time, so that two simultaneous refunds count each other.
  yield* lockUser(caller, userID)
  const since = session?.confirmedAt ?? now - PROGRAM_REFUNDS_MS
  const byThem = yield* refundedByUser(caller, userID, since)
  if (refundAsks(amount, { byThem, ofPayment })) yield* requireStepUp(caller)
})

/**
 * Records a refund before the gateway is asked. The same key is the same refund; refunds in progress count, so that no
 * two together exceed the charge.
 */
export const beginRefund = Effect.fnUntraced(function* (
  caller: Caller,
  asked: Input<'payments/refund'>,
  notBefore: number | undefined,
) {
  const { write } = yield* Database
  const now = yield* Clock.currentTimeMillis
  const { paymentKey, amount, idempotencyKey } = asked
  const reason = asked.reason.trim()
  return yield* write(
    Effect.gen(function* () {
      const payment = yield* found(yield* lockPaymentByKey(caller, paymentKey), 'payment')
      const { paymentID } = payment
      const known = yield* findRefundByKey(caller, paymentID, idempotencyKey)
      if (known && known.amountCents === amount) return known
      if (known) return yield* invalid({ idempotencyKey: 'This key was already used for another refund' })

      const refunds = staffRefunds(yield* refundsOfPayments(caller, [paymentID]))
      const promised = promisedOf(refunds)
      const stated = {
        paymentStatus: payment.paymentStatus,
        paymentMethod: payment.paymentMethod,
        amountCents: payment.amountCents,
        refundedCents: promised.amount,
      }
      yield* requireForRefund(caller, amount, stated.refundedCents, now)
      const allowed = paymentCan.refund(stated, amount)
      if (!allowed.ok) return yield* fail('not_refundable', { sentence: allowed.reason })
      const attempt = yield* findApprovedAttempt(caller, paymentID)
      if (!attempt) return yield* fail('not_refundable', { sentence: 'This payment has no card charge to refund.' })

      const { amountCents: charged, feeCents: fee } = attempt
      const feeCents = feeRefund({ amount: charged, fee }, promised, amount)
      const giving = {
        idempotencyKey,
        how: 'refund',
        amountCents: amount,
        feeCents,
        reason,
        byUserID: caller.userID,
        at: now,
      } as const
      const refundID = yield* recordRefund(attempt, { ...giving, lookAt: now + FIRST_LOOK_MS, notBefore })
      const detail = {
        refundID,
        amountCents: amount,
        ...(feeCents > 0 && { feeCents }),
        reason,
        ...(notBefore !== undefined && { notBefore }),
      }
      yield* audit(caller, { action: 'payment.refund', target: `payment/${paymentKey}`, detail })
      yield* announcePayment(payment)
      return yield* found(yield* findRefund(caller, refundID), 'refund')
    }),
  )
})
