import { Clock, Effect } from 'effect'
import { systemScope } from '#db/scope.ts'
import { findRefund, findRefundStore } from '#queries/payment-refunds.ts'
import { lookUpRefund } from '#services/payments/look-up-refund.ts'
import { TryLater } from '#services/try-later.ts'
import { askAgainIn, LEFT_ALONE_MS } from './ask-again.ts'
import type { JobHandler } from './job.ts'
import type { JobPayloads } from './table.ts'

/** Makes sure that a refund is made, and records when it was. */
export const settleRefundJob: JobHandler<JobPayloads['settle-refund']> = Effect.fnUntraced(function* ({
  companyID,
  payload: { refundID },
}) {
  const storeID = yield* findRefundStore(systemScope('job'), refundID)
  if (storeID === undefined) return 'done'
  const scope = { companyID, storeIDs: [storeID] }
  const pending = yield* stillPending(scope, refundID)
  if (!pending) return 'done'
  yield* lookUpRefund(scope, pending).pipe(
    Effect.mapError(() => new TryLater({ everyMs: LEFT_ALONE_MS, reason: 'the gateway does not answer' })),
  )
  const left = yield* stillPending(scope, refundID)
  if (!left) return 'done'
  const now = yield* Clock.currentTimeMillis
  if (left.notBefore > now) return { at: left.notBefore }
  const age = now - Math.max(left.startedAt, left.notBefore)
  return { in: askAgainIn(age) }
})

const stillPending = Effect.fnUntraced(function* (scope: { companyID: number; storeIDs: number[] }, refundID: number) {
  const refund = yield* findRefund(scope, refundID)
  return refund?.state === 'pending' ? refund : undefined
})
