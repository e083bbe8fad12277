import { sql } from 'kysely'
import type { Migration } from './dialect.ts'

/** Companies can be asked before support changes anything; a session knows which visit it is on. */
export const visitsThatAsk: Migration = {
  name: '0064-visits-that-ask',
  up: async ({ db, schema, columns: { big } }) => {
    await schema
      .alterTable('companies')
      .addColumn('companyVisitApproval', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    await schema.alterTable('support_visits').addColumn('approval', 'text').execute()
    await schema.alterTable('support_visits').addColumn('answeredAt', big).execute()
    await schema.alterTable('support_visits').addColumn('answeredByID', big).execute()
    await schema.alterTable('sessions').addColumn('visitID', big).execute()
    await sql`update sessions set "visitID" = (
      select max(v."visitID") from support_visits as v
      where v."tokenHash" = sessions."tokenHash" and v."companyID" = sessions."visitCompanyID" and v."endedAt" is null
    ) where "visitCompanyID" is not null`.execute(db)
  },
}
