import { sql } from 'kysely'
import type { Migration } from './dialect.ts'

/** Payments after a mailer, by when they were made; and a file that comes again after another one. */
export const resultsOfMailers: Migration = {
  name: '0068-results-of-mailers',
  up: async ({ db, schema, columns: { big } }) => {
    await schema
      .createIndex('payments_by_approval')
      .on('payments')
      .columns(['companyID', 'statusAt', 'custID', 'storeID', 'amountCents'])
      .where(sql<boolean>`"paymentStatus" = 'approved'`)
      .execute()
    // When the same file was taken in once more, after a different one.
    await schema.alterTable('imports').addColumn('repeatedAt', big).execute()
    await schema.dropIndex('imports_by_file').execute()
    await sql`create unique index imports_by_file on imports ("companyID", "storeID", "fileHash")
      where "undoneAt" is null and "repeatedAt" is null`.execute(db)
  },
}
