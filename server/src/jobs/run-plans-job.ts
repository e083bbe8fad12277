import { Cause, Clock, Effect } from 'effect'
import { MINUTE_MS, SECOND_MS } from '@xd/core/domain/time/spans.ts'
import { AppLog } from '#app-log.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { duePlans, updatePlan } from '#queries/plans.ts'
import { runPlan } from '#services/plans/run-plan.ts'
import type { JobHandler, Outcome } from './job.ts'

const PAUSE_MS = 30 * SECOND_MS
/** A plan that can't be run is tried again after this long. It holds up no other. */
const FAILED_MS = 10 * MINUTE_MS

/** Runs every plan that has something to do. A payment wakes it; otherwise it looks twice a minute. */
export const runPlansJob: JobHandler<Record<never, never>> = Effect.fnUntraced(function* () {
  const { write } = yield* Database
  const log = yield* AppLog
  const now = yield* Clock.currentTimeMillis
  for (const { companyID, storeID, planID } of yield* duePlans(systemScope('job'), now))
    yield* runPlan({ companyID, storeID, planID }).pipe(
      Effect.catchCause((cause) => {
        log.error({ planID, cause: Cause.pretty(cause) }, 'a plan could not be run')
        return write(updatePlan({ companyID }, planID, { dueAt: now + FAILED_MS }))
      }),
    )
  return { in: PAUSE_MS } satisfies Outcome as Outcome
})
