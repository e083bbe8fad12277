import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { saveJob } from '#services/mailers/save-job.ts'
import { shownJob } from '#services/mailers/shown-job.ts'

export const scheduleJob = handle(
  'mailers/schedule-job',
  Effect.fnUntraced(function* ({ job, clientKey, expectedVersion }, caller) {
    const jobID = yield* saveJob(caller, job, { clientKey, expectedVersion })
    return jobID === null ? { job: null } : yield* shownJob(caller, jobID)
  }),
)
