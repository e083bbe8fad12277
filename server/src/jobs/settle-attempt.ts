import { Clock, Effect } from 'effect'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { findAttempt, findAttemptStore } from '#queries/payment-attempts.ts'
import { lookUpAttempt } from '#services/payments/look-up-attempt.ts'
import { type JobHandler, TryLater } from './job.ts'
import type { JobPayloads } from './table.ts'

const SOONEST_MS = 2_000
const LATEST_MS = 60_000
/** Asks again after a share of the attempt's age: often while the customer waits, seldom after hours. */
const SHARE_OF_AGE = 4

/** Asks the gateway about an attempt until it is known what became of it. */
export const settleAttemptJob: JobHandler<JobPayloads['settle-attempt']> = Effect.fnUntraced(function* ({
  companyID,
  payload: { attemptID },
}) {
  const { read } = yield* Database
  const storeID = yield* read((db) => findAttemptStore(db, systemScope('job'), attemptID))
  if (storeID === undefined) return
  const scope = { companyID, storeIDs: [storeID] }
  const pending = yield* stillPending(scope, attemptID)
  if (!pending) return
  yield* lookUpAttempt(scope, pending).pipe(
    Effect.mapError(() => new TryLater({ ms: LATEST_MS / SHARE_OF_AGE, reason: 'the gateway does not answer' })),
  )
  if (!(yield* stillPending(scope, attemptID))) return
  const age = (yield* Clock.currentTimeMillis) - pending.startedAt
  return yield* Effect.fail(
    new TryLater({
      ms: Math.min(LATEST_MS, Math.max(SOONEST_MS, age / SHARE_OF_AGE)),
      reason: 'the charge is pending',
    }),
  )
})

const stillPending = Effect.fnUntraced(function* (scope: { companyID: number; storeIDs: number[] }, attemptID: number) {
  const { read } = yield* Database
  const attempt = yield* read((db) => findAttempt(db, scope, attemptID))
  return attempt?.state === 'pending' ? attempt : undefined
})
