import type { Db } from '#db/connect.ts'
import { amongThese } from '#db/prepared.ts'
import type { Tenant } from '#db/scope.ts'

export interface MessageMailer {
  readonly jobID: number
  readonly jobTitle: string
}

/** The mailers these messages were part of, by message. */
export const mailersOfMessages = async (
  db: Db,
  { companyID }: Tenant,
  messageIDs: readonly number[],
): Promise<ReadonlyMap<number, MessageMailer>> => {
  if (messageIDs.length === 0) return new Map()
  const rows = await db
    .selectFrom('mailer_recipients as r')
    .innerJoin('mailers as j', 'j.jobID', 'r.jobID')
    .select(['r.messageID', 'j.jobID', 'j.jobTitle'])
    .where('r.companyID', '=', companyID)
    .where('r.messageID', 'is not', null)
    .where(amongThese(db, 'r.messageID', messageIDs))
    .execute()
  return new Map(rows.map(({ messageID, ...mailer }) => [messageID!, mailer]))
}
