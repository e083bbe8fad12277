import { sql } from 'kysely'
import type { Migration } from './dialect.ts'

/** Which tickets a step of the ladder is about. */
export const noticeLadder: Migration = {
  name: '0071-notice-ladder',
  up: async ({ db, schema }) => {
    await schema
      .createIndex('notice_settings_by_ladder')
      .on('notice_settings')
      .columns(['ladderOn', 'storeID'])
      .execute()
    await sql`create index tickets_active_by_due on tickets ("companyID", "storeID", "ticketDueDate")
      where "ticketStatus" = 'active'`.execute(db)
    await sql`create index tickets_active_by_grace on tickets ("companyID", "storeID", "ticketGraceDate")
      where "ticketStatus" = 'active' and "ticketGraceDate" is not null`.execute(db)
  },
}
