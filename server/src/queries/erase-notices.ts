import { sql } from 'kysely'
import { PENDING_NOTICES } from '@xd/core/domain/notice/status.ts'
import type { TxDb } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'

/**
 * An erased customer's notices still count, but without the person, the address and the words. Unsent notices will
 * never be sent. Reports about notices on their way would find no message, so their outcome stays unknown. Returns how
 * many there are.
 */
export const eraseNotices = query(
  async (db: TxDb, { companyID }: Tenant, custID: number, at: number): Promise<number> => {
    const theirs = db.updateTable('notices').where('companyID', '=', companyID).where('custID', '=', custID)
    await theirs
      .set({ noticeStatus: 'skipped', reason: 'erased', heldUntil: null, sentAt: null, sentDay: null, statusAt: at })
      .where('noticeStatus', 'in', [...PENDING_NOTICES, 'sending'])
      .execute()
    await db
      .updateTable('notice_tickets')
      .set({ description: '' })
      .where('noticeID', 'in', (eb) =>
        eb.selectFrom('notices').select('noticeID').where('companyID', '=', companyID).where('custID', '=', custID),
      )
      .execute()
    const kept = await theirs
      .set({
        givenName: '',
        givenEmail: null,
        customerNumber: '',
        postalAddress: '',
        address: sql<null>`case when "address" is null then null else 'erased-' || "noticeID" end`,
        subject: null,
        body: null,
        messageID: null,
        convoID: null,
      })
      .executeTakeFirst()
    await db.deleteFrom('electronic_choices').where('companyID', '=', companyID).where('custID', '=', custID).execute()
    return Number(kept.numUpdatedRows)
  },
)
