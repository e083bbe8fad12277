import { Effect } from 'effect'
import { type MailerAct, mailerCan } from '@xd/core/domain/mailer/job-status.ts'
import { fail } from '#failure.ts'
import type { MailerRow } from '#queries/mailers.ts'

/** Fails with a sentence that names the mailer's status if this can't be done to it. */
export const allowed = (act: MailerAct, { jobID, jobStatus }: Pick<MailerRow, 'jobID' | 'jobStatus'>) => {
  const can = mailerCan(act, jobStatus)
  return can.ok ? Effect.void : fail('mailer_state', { sentence: can.reason, details: { jobID, jobStatus } })
}
