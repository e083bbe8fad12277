import { sql } from 'kysely'
import { type Migration, notNull } from './dialect.ts'

/**
 * Records that callers have made under their own keys, so that repeating a call after a lost answer creates nothing
 * twice.
 */
export const madeOnce: Migration = {
  name: '0087-made-once',
  up: async ({ db, schema, columns: { big } }) => {
    await schema
      .createTable('made_once')
      .addColumn('companyID', big, notNull)
      .addColumn('userID', big, notNull)
      .addColumn('call', 'text', notNull)
      .addColumn('clientKey', 'text', notNull)
      // Null only while it is being made.
      .addColumn('recordID', big)
      .addColumn('at', big, notNull)
      .addPrimaryKeyConstraint('made_once_key', ['companyID', 'userID', 'call', 'clientKey'])
      .execute()
    // Mailers had a column of their own for this.
    await sql`insert into made_once ("companyID", "userID", call, "clientKey", "recordID", at)
      select "companyID", "createdByID", 'mailers/schedule-job', "clientJobID", "jobID", "createdAt" from mailers
      where "clientJobID" is not null`.execute(db)
    await schema.dropIndex('mailers_of_client').execute()
    await schema.alterTable('mailers').dropColumn('clientJobID').execute()
  },
}
