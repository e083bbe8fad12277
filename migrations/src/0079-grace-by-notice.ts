import { sql } from 'kysely'
import type { Migration } from './dialect.ts'

/** The end of grace that a notice has set, beside what the book says. */
export const graceByNotice: Migration = {
  name: '0079-grace-by-notice',
  up: async ({ db, schema, columns: { big } }) => {
    await schema.alterTable('tickets').addColumn('graceByNotice', 'text').execute()
    await schema.alterTable('tickets').addColumn('graceNoticeID', big).execute()
    await sql`create index tickets_active_by_notice on tickets ("companyID", "storeID", "graceByNotice")
      where "ticketStatus" = 'active' and "graceByNotice" is not null`.execute(db)
    await sql`create index tickets_by_grace_notice on tickets ("graceNoticeID") where "graceNoticeID" is not null`.execute(
      db,
    )
  },
}
