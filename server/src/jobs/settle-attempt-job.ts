import { Clock, Effect } from 'effect'
import { systemScope } from '#db/scope.ts'
import { findAttempt, findAttemptStore } from '#queries/payment-attempts.ts'
import { lookUpAttempt } from '#services/payments/look-up-attempt.ts'
import { TryLater } from '#services/try-later.ts'
import { askAgainIn, LEFT_ALONE_MS } from './ask-again.ts'
import type { JobHandler } from './job.ts'
import type { JobPayloads } from './table.ts'

/** Asks the gateway about an attempt until its outcome is known. */
export const settleAttemptJob: JobHandler<JobPayloads['settle-attempt']> = Effect.fnUntraced(function* ({
  companyID,
  payload: { attemptID },
}) {
  const storeID = yield* findAttemptStore(systemScope('job'), attemptID)
  if (storeID === undefined) return 'done'
  const scope = { companyID, storeIDs: [storeID] }
  const pending = yield* stillPending(scope, attemptID)
  if (!pending) return 'done'
  yield* lookUpAttempt(scope, pending).pipe(
    Effect.mapError(() => new TryLater({ everyMs: LEFT_ALONE_MS, reason: 'the gateway does not answer' })),
  )
  if (!(yield* stillPending(scope, attemptID))) return 'done'
  const age = (yield* Clock.currentTimeMillis) - pending.startedAt
  return { in: askAgainIn(age) }
})

const stillPending = Effect.fnUntraced(function* (scope: { companyID: number; storeIDs: number[] }, attemptID: number) {
  const attempt = yield* findAttempt(scope, attemptID)
  return attempt?.state === 'pending' ? attempt : undefined
})
