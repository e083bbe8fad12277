import { Clock, Effect } from 'effect'
import { type RefundState, refundMayEnd } from '@xd/core/domain/payment/refund.ts'
import { withFee } from '@xd/core/domain/payment/remote-fee.ts'
import { Database } from '#db/database.ts'
import type { CompanyScope } from '#db/scope.ts'
import { findRefund, type RefundRow, updateRefund } from '#queries/payment-refunds.ts'
import { lockPayment } from '#queries/payments.ts'
import { requestSettled } from '#reactions.ts'
import { warnOfRefund } from '#services/rewrites/warn-of-refund.ts'
import { announcePaymentStatus } from './announce.ts'
import { bookRefund } from './book.ts'
import { tellOfRefund } from './tell-customer.ts'

export type RefundEnd =
  | { readonly state: 'approved'; readonly gatewayID: string }
  | { readonly state: Exclude<RefundState, 'approved' | 'pending'>; readonly message: string }

/** Records a refund's outcome, and books it: once, whoever learns it first. */
export const settleRefund = Effect.fnUntraced(function* (
  scope: CompanyScope,
  { refundID, paymentID }: RefundRow,
  end: RefundEnd,
) {
  const { write } = yield* Database
  const now = yield* Clock.currentTimeMillis
  yield* write(
    Effect.gen(function* () {
      const payment = yield* lockPayment(scope, paymentID)
      // Read under the payment's lock, which everyone who settles one of its refunds takes.
      const refund = yield* findRefund(scope, refundID)
      if (!payment || !refund || !refundMayEnd(refund.state)) return
      yield* Effect.gen(function* () {
        const { state } = end
        yield* updateRefund(scope, refundID, {
          state,
          settledAt: now,
          ...(state === 'approved' ? { gatewayID: end.gatewayID, message: null } : { message: end.message }),
        })
        if (state === 'approved') yield* bookRefund(scope, payment, refund, { gatewayID: end.gatewayID, at: now })
      })
      // The customer was never told about a charge that the product reverses automatically.
      if (end.state === 'approved' && refund.automatic === 0) {
        const total = withFee(refund.amountCents, refund.feeCents)
        yield* tellOfRefund(scope, payment, { total, at: now })
        yield* warnOfRefund(scope, paymentID)
      }
      yield* requestSettled(payment)
      yield* announcePaymentStatus(payment)
    }),
  )
})
