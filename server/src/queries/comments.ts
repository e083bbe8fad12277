import type { Selectable } from 'kysely'
import type { CommentSubject } from '@xd/core/domain/comment/key.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import { rowsByID } from '#db/rows-by-id.ts'
import type { CompanyScope } from '#db/scope.ts'
import type { CommentsTable } from '#db/tables.ts'

/** More than anyone reads; the newest are returned. */
const MOST = 1_000

/** The place of a comment's subject: a store, or the whole company. Undefined if it does not exist for the scope. */
export const placeOfSubject = query(
  async (
    db: Db,
    { companyID, storeIDs }: CompanyScope,
    subject: CommentSubject,
  ): Promise<{ storeID?: number } | undefined> => {
    if (subject.kind === 'customer') {
      const customers = db.selectFrom('customers').select('custID').where('companyID', '=', companyID)
      const here = customers.where('custID', '=', subject.custID).where('custErasedAt', 'is', null)
      return (await here.executeTakeFirst()) && {}
    }
    const row = await (
      subject.kind === 'payment'
        ? db
            .selectFrom('payments')
            .select('storeID')
            .where('companyID', '=', companyID)
            .where('paymentKey', '=', subject.paymentKey)
        : db
            .selectFrom('conversations')
            .select('storeID')
            .where('companyID', '=', companyID)
            .where('convoID', '=', subject.convoID)
    ).executeTakeFirst()
    return row && storeIDs.includes(row.storeID) ? row : undefined
  },
)

const dated = ({ commentAt, ...comment }: Selectable<CommentsTable>) => ({ ...comment, commentDate: commentAt })

/** The comments on one thing, oldest first. */
export const listComments = query(async (db: Db, { companyID }: CompanyScope, commentKey: string) => {
  const newestFirst = await db
    .selectFrom('comments')
    .selectAll()
    .where('companyID', '=', companyID)
    .where('commentKey', '=', commentKey)
    .orderBy('commentID', 'desc')
    .limit(MOST)
    .execute()
  return newestFirst.reverse().map(dated)
})

export const findComment = query(async (db: Db, { companyID }: CompanyScope, commentID: number) => {
  const comments = db.selectFrom('comments').selectAll().where('companyID', '=', companyID)
  const row = await comments.where('commentID', '=', commentID).executeTakeFirst()
  return row && dated(row)
})

export const { insert: insertComment } = rowsByID('comments', 'commentID')
