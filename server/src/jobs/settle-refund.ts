import { Clock, Effect } from 'effect'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { findRefund, findRefundStore } from '#queries/payment-refunds.ts'
import { lookUpRefund } from '#services/payments/look-up-refund.ts'
import { type JobHandler, TryLater } from './job.ts'
import type { JobPayloads } from './table.ts'

const SOONEST_MS = 2_000
const LATEST_MS = 60_000
/** As for charges: often while somebody waits, seldom after hours. */
const SHARE_OF_AGE = 4

/** Sees to it that what is to be given back is given back, and learns when it was. */
export const settleRefundJob: JobHandler<JobPayloads['settle-refund']> = Effect.fnUntraced(function* ({
  companyID,
  payload: { refundID },
}) {
  const { read } = yield* Database
  const storeID = yield* read((db) => findRefundStore(db, systemScope('job'), refundID))
  if (storeID === undefined) return
  const scope = { companyID, storeIDs: [storeID] }
  const pending = yield* stillPending(scope, refundID)
  if (!pending) return
  yield* lookUpRefund(scope, pending).pipe(
    Effect.mapError(() => new TryLater({ ms: LATEST_MS / SHARE_OF_AGE, reason: 'the gateway does not answer' })),
  )
  const left = yield* stillPending(scope, refundID)
  if (!left) return
  const now = yield* Clock.currentTimeMillis
  if (left.notBefore > now)
    return yield* Effect.fail(new TryLater({ ms: left.notBefore - now, reason: 'the charge is not settled yet' }))
  const age = now - Math.max(left.startedAt, left.notBefore)
  return yield* Effect.fail(
    new TryLater({
      ms: Math.min(LATEST_MS, Math.max(SOONEST_MS, age / SHARE_OF_AGE)),
      reason: 'the refund is pending',
    }),
  )
})

const stillPending = Effect.fnUntraced(function* (scope: { companyID: number; storeIDs: number[] }, refundID: number) {
  const { read } = yield* Database
  const refund = yield* read((db) => findRefund(db, scope, refundID))
  return refund?.state === 'pending' ? refund : undefined
})
