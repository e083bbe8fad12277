import { sql } from 'kysely'
import type { Migration } from './dialect.ts'

const folded = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim()

/** Companies that XD Support has suspended, and all of them in the order of their names. */
export const suspendedCompanies: Migration = {
  name: '0066-suspended-companies',
  up: async ({ db, schema, columns: { big, sorted } }) => {
    await schema.alterTable('companies').addColumn('suspendedAt', big).execute()
    // Read by each job worker: almost always empty.
    await sql`create index companies_suspended on companies ("companyID") where "suspendedAt" is not null`.execute(db)
    await schema
      .alterTable('companies')
      .addColumn('companyFold', sorted, (c) => c.notNull().defaultTo(''))
      .execute()
    const named = await sql<{
      companyID: number
      companyName: string
    }>`select "companyID", "companyName" from companies`.execute(db)
    for (const { companyID, companyName } of named.rows)
      await sql`update companies set "companyFold" = ${folded(companyName)} where "companyID" = ${companyID}`.execute(
        db,
      )
    await schema.createIndex('companies_by_name').on('companies').columns(['companyFold', 'companyID']).execute()
  },
}
