import { Clock, Effect } from 'effect'
import { promiseCutoff } from '@xd/core/domain/promise/promise.ts'
import { Database } from '#db/database.ts'
import { hoursOfStore } from '#queries/incoming.ts'
import { findPromise, updatePromise } from '#queries/promises.ts'
import { findStore } from '#queries/stores.ts'
import { announcePromises, judgePromises } from '#services/promises/judge.ts'
import { wakeReminders } from '#services/reminders/wake.ts'
import type { JobHandler, Outcome } from './job.ts'
import type { JobPayloads } from './table.ts'

/** At the cutoff of a promise's day, decides whether it was kept. Hours changed meanwhile move the cutoff. */
export const judgePromiseJob: JobHandler<JobPayloads['judge-promise']> = Effect.fnUntraced(function* ({
  companyID,
  payload: { promiseID, storeID },
}) {
  const { write } = yield* Database
  const now = yield* Clock.currentTimeMillis
  const scope = { companyID, storeIDs: [storeID] }
  return yield* write(
    Effect.gen(function* () {
      const promise = yield* findPromise(scope, promiseID)
      const store = yield* findStore(scope, storeID)
      if (promise?.promiseStatus !== 'open' || store === undefined) return 'done' satisfies Outcome as Outcome
      const cutoffAt = promiseCutoff(yield* hoursOfStore(scope, storeID), store.storeTimezone, promise.promiseDay)
      const to = { storeID, custIDs: [promise.custID] }
      if (cutoffAt <= now) yield* judgePromises(scope, to, now)
      else if (cutoffAt !== promise.cutoffAt) {
        yield* updatePromise(scope, promiseID, { cutoffAt })
        yield* announcePromises(scope, to)
        yield* wakeReminders(scope, to, now)
      }
      return cutoffAt <= now ? 'done' : { at: cutoffAt }
    }),
  )
})
