import { sql } from 'kysely'
import type { Migration } from './dialect.ts'
import { addFullText } from './full-text.ts'

/** The log is searched by the words and names it shows: kept with each line, or looked up and found by its target. */
export const activitySearch: Migration = {
  name: '0054-activity-search',
  up: async ({ db, schema, dialect }) => {
    await schema
      .alterTable('audit')
      .addColumn('auditWords', 'text', (c) => c.notNull().defaultTo(''))
      .execute()
    // Older lines are found by the text in their details.
    await sql`update audit set "auditWords" = lower(detail) where detail is not null`.execute(db)
    await schema.createIndex('audit_by_target').on('audit').columns(['companyID', 'target', 'at', 'auditID']).execute()
    if (dialect === 'postgres')
      await sql`create index audit_words on audit using gin ("auditWords" gin_trgm_ops)`.execute(db)
    else
      await addFullText(
        db,
        'audit_fts',
        { table: 'audit', key: 'auditID', column: 'auditWords' },
        `tokenize='trigram', detail='full'`,
      )
  },
}
