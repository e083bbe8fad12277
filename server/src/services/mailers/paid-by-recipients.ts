import { holds } from '@xd/core/domain/access/permissions.ts'
import { cents } from '@xd/core/domain/money/cents.ts'
import type { Caller } from '#caller.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import { paidAfter } from '#queries/mailer-result.ts'
import type { MailerRow } from '#queries/mailers.ts'

/** The total that a mailer's recipients paid; empty without the permission for payments. */
export const paidByRecipients = query(
  async (db: Db, caller: Caller, jobs: readonly Pick<MailerRow, 'jobID' | 'startedAt'>[]) => {
    if (!holds(caller.permissions, 'payments')) return () => ({})
    const paid = await paidAfter(db, caller, jobs)
    return (jobID: number) => ({
      paidAmount: cents(paid.get(jobID)?.cents ?? 0),
      paidCount: paid.get(jobID)?.payments ?? 0,
    })
  },
)
