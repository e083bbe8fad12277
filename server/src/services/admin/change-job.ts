import { Clock, Effect } from 'effect'
import { SUPPORT_COMPANY_ID } from '@xd/core/domain/access/employees.ts'
import { jobKeptFor } from '@xd/core/domain/admin/outside.ts'
import type { SignedIn } from '#caller.ts'
import { Database } from '#db/database.ts'
import { NO_COMPANY } from '#db/job-queue.ts'
import { systemScope } from '#db/scope.ts'
import { fail, found } from '#failure.ts'
import { deleteJob } from '#queries/jobs.ts'
import { lockJob, setJobDue } from '#queries/system-stats.ts'
import { auditIn } from '#services/audit.ts'

const scope = systemScope('support')

/** A job that has failed and isn't running: only such jobs may be changed. */
const requireFailing = Effect.fnUntraced(function* (jobID: number, now: number) {
  const job = yield* found(yield* lockJob(scope, jobID), 'job')
  if (job.lastError === null) return yield* fail('job_state', { sentence: 'This job isn’t failing.' })
  if (job.leasedUntil > now) return yield* fail('job_state', { sentence: 'This job is running right now.' })
  return job
})

/** Runs a failing job at once, or drops it. Its company can see who did it. */
export const changeJob = Effect.fnUntraced(function* (caller: SignedIn, jobID: number, change: 'run-again' | 'drop') {
  const { write } = yield* Database
  const at = yield* Clock.currentTimeMillis
  yield* write(
    Effect.gen(function* () {
      const { companyID, kind, lastError } = yield* requireFailing(jobID, at)
      const kept = jobKeptFor(kind)
      if (change === 'drop' && kept !== null) return yield* fail('job_state', { sentence: kept })
      if (change === 'drop') yield* deleteJob(scope, jobID)
      else yield* setJobDue(scope, jobID, at)
      const detail = { job: kind, error: lastError?.split('\n', 1)[0]?.slice(0, 200) }
      const line = { action: change === 'drop' ? ('job-drop' as const) : ('job-run-again' as const), detail }
      // Jobs that belong to no company are recorded in support's own log.
      yield* auditIn(companyID === NO_COMPANY ? SUPPORT_COMPANY_ID : companyID, caller, line)
    }),
  )
})
