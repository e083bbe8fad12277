import { Effect } from 'effect'
import { type MailerAct, mailerCan } from '@xd/core/domain/mailer/job-status.ts'
import { fail } from '#failure.ts'
import type { MailerRow } from '#queries/mailers.ts'

/** Fails if the mailer's status does not allow this, with a sentence that names the status. */
export const allowed = (act: MailerAct, { jobID, jobStatus }: Pick<MailerRow, 'jobID' | 'jobStatus'>) => {
  const can = mailerCan(act, jobStatus)
  return can.ok ? Effect.void : fail('mailer_state', { sentence: can.reason, details: { jobID, jobStatus } })
}
