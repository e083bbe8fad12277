import type { Db } from '#db/connect.ts'
import type { CompanyScope } from '#db/scope.ts'

/** The company's quick replies, in the order they were made. */
export const listQuickReplies = (db: Db, { companyID }: CompanyScope) =>
  db
    .selectFrom('quick_replies')
    .select(['replyID', 'replyTitle', 'replyShortcode', 'replyBody'])
    .where('companyID', '=', companyID)
    .orderBy('replyID')
    .execute()
