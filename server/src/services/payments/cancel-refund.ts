import { Effect } from 'effect'
import { mayCancelRefund } from '@xd/core/domain/payment/refund.ts'
import type { Caller } from '#caller.ts'
import { fail, found } from '#failure.ts'
import { findRefund, updateRefund } from '#queries/payment-refunds.ts'
import type { PaymentRow } from '#queries/payments.ts'
import { audit } from '#services/audit.ts'
import { announcePayment } from './announce.ts'

/** Cancels a scheduled refund. The payment's lock keeps the job from asking the gateway in the meantime. */
export const cancelPlannedRefund = (caller: Caller, refundID: number) =>
  Effect.fnUntraced(function* (payment: PaymentRow, now: number) {
    const refund = yield* findRefund(caller, refundID)
    const own = yield* found(refund?.paymentID === payment.paymentID ? refund : undefined, 'refund')
    const can = mayCancelRefund({ state: own.state, planned: own.notBefore > 0, asked: own.askedAt > 0 })
    if (!can.ok) return yield* fail('not_cancelable', { sentence: can.reason })
    yield* updateRefund(caller, refundID, { state: 'canceled', settledAt: now })
    const detail = { refundID, amountCents: own.amountCents }
    yield* audit(caller, {
      action: 'payment.cancel-refund',
      target: `payment/${payment.paymentKey}`,
      detail,
    })
    yield* announcePayment(payment)
  })
