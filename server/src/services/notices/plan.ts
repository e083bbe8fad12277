import { Effect } from 'effect'
import { systemScope } from '#db/scope.ts'
import { deleteJobByKey } from '#queries/jobs.ts'
import type { BatchRow } from '#queries/notice-batches.ts'
import { enqueue } from '#db/database.ts'

/** The payload of the one job that carries a batch through. */
export interface RunNotices {
  readonly batchID: number
}

/** Schedules a batch to begin or continue now. */
export const planNotices = Effect.fnUntraced(function* ({ companyID, batchID }: BatchRow) {
  const uniqueKey = `notices/${batchID}`
  yield* deleteJobByKey(systemScope('job'), uniqueKey)
  const payload: RunNotices = { batchID }
  yield* enqueue({ companyID, kind: 'run-notices', uniqueKey, lane: 'mass', payload })
})
