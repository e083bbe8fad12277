import { Effect } from 'effect'
import { systemScope } from '#db/scope.ts'
import { deleteJobByKey } from '#queries/jobs.ts'
import type { MailerRow } from '#queries/mailers.ts'
import { enqueue } from '#db/database.ts'

/** The payload of the one job that runs a mailer. */
export interface RunMailer {
  readonly jobID: number
}

type Planned = Pick<MailerRow, 'companyID' | 'jobID' | 'jobScheduledAt'>

/**
 * Schedules a mailer to begin or resume, at its time or now; drafts are never scheduled. The earlier plan is dropped.
 */
export const planRun = Effect.fnUntraced(function* ({ companyID, jobID, jobScheduledAt }: Planned, isNow = false) {
  const uniqueKey = `mailer/${jobID}`
  yield* deleteJobByKey(systemScope('job'), uniqueKey)
  if (jobScheduledAt === null && !isNow) return
  const payload: RunMailer = { jobID }
  const at = isNow ? {} : { runAt: jobScheduledAt! }
  yield* enqueue({ companyID, kind: 'run-mailer', uniqueKey, lane: 'mass', payload, ...at })
})
