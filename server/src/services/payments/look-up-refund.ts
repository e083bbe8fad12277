import { Clock, Effect } from 'effect'
import { ownRefund } from '@xd/core/domain/payment/refund.ts'
import { withFee } from '@xd/core/domain/payment/remote-fee.ts'
import type { CompanyScope } from '#db/scope.ts'
import { CardGateways } from '#providers/cards/gateway.ts'
import { findAttempt } from '#queries/payment-attempts.ts'
import { type RefundRow, refundsOfPayments } from '#queries/payment-refunds.ts'
import { LOST_AFTER_MS } from './lost-after.ts'
import { performRefund, settleSeen } from './perform-refund.ts'

/**
 * Finds out the outcome of a refund, and settles it if known. If it was never requested, or the gateway has not seen it
 * by the time no request of ours can still be on its way, it is requested (again) under its key.
 */
export const lookUpRefund = Effect.fnUntraced(function* (scope: CompanyScope, refund: RefundRow) {
  const gateway = yield* (yield* CardGateways).byName(refund.gateway)
  // The gateway was turned off. The refund stays open until the gateway can be asked again.
  if (gateway === undefined) return
  const now = yield* Clock.currentTimeMillis
  if (refund.notBefore > now) return
  if (refund.askedAt === 0 || refund.how === 'void') return yield* performRefund({ gateway, scope, refund })
  const attempt = yield* findAttempt(scope, refund.attemptID)
  if (!attempt?.gatewayID) return
  const seen = yield* gateway.refunds(attempt.gatewayID)
  const others = (yield* refundsOfPayments(scope, [refund.paymentID])).flatMap(({ gatewayID }) => gatewayID ?? [])
  const own = ownRefund(
    { gatewayKey: refund.gatewayKey, amountCents: withFee(refund.amountCents, refund.feeCents) },
    seen,
    new Set(others),
  )
  if (own) return yield* settleSeen(scope, refund, own)
  if (now - refund.askedAt >= LOST_AFTER_MS) yield* performRefund({ gateway, scope, refund })
})
