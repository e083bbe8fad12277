import { sql } from 'kysely'
import { type Migration, notNull } from './dialect.ts'

/** How a user checked that a borrower isn't covered by the Military Lending Act, and which quotes need it. */
export const militaryChecks: Migration = {
  name: '0110-military-checks',
  up: async ({ db, schema }) => {
    for (const column of ['checkDay', 'checkMethod', 'checkReference'])
      await schema.alterTable('loan_versions').addColumn(column, 'text').execute()
    await schema
      .alterTable('loans')
      .addColumn('militaryCheck', 'text', (c) => notNull(c).defaultTo('not-needed'))
      .execute()
    // Those saved before over 36% a year have no check.
    await sql`update loans set "militaryCheck" = 'missing' where exists (
      select 1 from loan_versions v where v."loanID" = loans."loanID" and v."loanVersion" = loans."loanVersion"
        and v.quote like '%"code":"mla"%')`.execute(db)
    await schema
      .createIndex('loans_by_check')
      .on('loans')
      .columns(['companyID', 'militaryCheck', 'savedAt', 'loanID'])
      .execute()
  },
}
