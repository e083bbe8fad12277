import { Effect } from 'effect'
import type { PauseReason } from '@xd/core/domain/mailer/auto-pause.ts'
import type { JobStatus } from '@xd/core/domain/mailer/job-status.ts'
import { type MailerRow, updateMailer } from '#queries/mailers.ts'
import { announceMailer } from './announce.ts'

/** Sets a mailer's next status, with everything that goes with it, and announces it. */
export const setStatus = Effect.fnUntraced(function* (
  job: MailerRow,
  jobStatus: JobStatus,
  at: number,
  pausedReason: PauseReason | null = null,
) {
  const change = {
    jobStatus,
    statusAt: at,
    pausedReason,
    startedAt: job.startedAt ?? (jobStatus === 'preparing' ? at : null),
    ...(jobStatus === 'sending' && { watchedFrom: at, frozenAt: job.frozenAt ?? at }),
    ...((jobStatus === 'finished' || jobStatus === 'canceled') && { finishedAt: at }),
  }
  yield* updateMailer(job, job.jobID, change)
  yield* announceMailer(job)
  return { ...job, ...change }
})
