import { sql } from 'kysely'
import { type Migration, notNull } from './dialect.ts'

/** When a rewritten ticket reached each step, and whether the store's own system has shown its new number since. */
export const verifiedRewrites: Migration = {
  name: '0077-verified-rewrites',
  up: async ({ db, schema, columns: { big } }) => {
    await schema.alterTable('rewrite_tickets').addColumn('numberedAt', big).execute()
    await schema.alterTable('rewrite_tickets').addColumn('postedAt', big).execute()
    await schema.alterTable('rewrite_tickets').addColumn('postedByID', big).execute()
    await schema.alterTable('rewrite_tickets').addColumn('verifiedAt', big).execute()
    // The import that has brought it where it is, until a person changes it.
    await schema.alterTable('rewrite_tickets').addColumn('importID', big).execute()
    // Whether the next file of its store's book says something about it.
    await schema
      .alterTable('rewrite_tickets')
      .addColumn('awaitsImport', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    // For tickets posted before, nobody knows which of the later files would have named them, so they stay as they are.
    await sql`
      update rewrite_tickets set "numberedAt" = "changedAt", "awaitsImport" = 1 where "ticketState" = 'rewritten'
    `.execute(db)
    await sql`
      update rewrite_tickets set
        "numberedAt" = (select "rewriteAt" from rewrite_batches b where b."rewriteID" = rewrite_tickets."rewriteID"),
        "postedAt" = "changedAt", "postedByID" = "changedByID"
      where "ticketState" = 'posted'
    `.execute(db)
    // Read once for each import: the few that wait, among all that ever existed.
    await schema
      .createIndex('rewrite_tickets_awaiting')
      .on('rewrite_tickets')
      .columns(['companyID', 'storeID'])
      .where(sql<boolean>`"awaitsImport" = 1`)
      .execute()
    await schema
      .createIndex('rewrite_tickets_by_import')
      .on('rewrite_tickets')
      .columns(['companyID', 'importID'])
      .where(sql<boolean>`"importID" is not null`)
      .execute()

    // Imports of the whole book that did not show a number which was to be in it.
    await schema
      .createTable('rewrite_misses')
      .addColumn('companyID', big, notNull)
      .addColumn('rewriteTicketID', big, (c) => c.notNull().references('rewrite_tickets.rewriteTicketID'))
      .addColumn('importID', big, (c) => c.notNull().references('imports.importID'))
      .addPrimaryKeyConstraint('rewrite_misses_key', ['rewriteTicketID', 'importID'])
      .execute()
    await schema
      .createIndex('rewrite_misses_by_import')
      .on('rewrite_misses')
      .columns(['companyID', 'importID'])
      .execute()
  },
}
