import { sql } from 'kysely'
import { analyze } from './analyze.ts'
import { type Migration, notNull } from './dialect.ts'

/**
 * Rows that point at deleted ones. Without these indexes, each deletion reads a whole table to see that no row does.
 */
const POINTING = [
  ['message_media', 'messageID'],
  ['message_media', 'mediaID'],
  ['quote_leads', 'messageID'],
  ['quote_leads', 'loanID'],
  ['payment_impressions', 'attemptID'],
  ['payment_ledger', 'attemptID'],
  ['payment_refunds', 'attemptID'],
] as const

/** How long a company keeps its records, and the progress of deleting older ones. */
export const retention: Migration = {
  name: '0107-retention',
  up: async ({ db, schema, dialect, columns: { big } }) => {
    await schema
      .createTable('retention_settings')
      .addColumn('companyID', big, (c) => c.primaryKey().references('companies.companyID'))
      // JSON: the months of each kind that isn't kept forever.
      .addColumn('keep', 'text', notNull)
      .addColumn('version', 'integer', notNull)
      .addColumn('nextRunAt', big, notNull)
      .execute()
    await schema
      .createTable('retention_runs')
      .addColumn('companyID', big, (c) => c.notNull().references('companies.companyID'))
      .addColumn('kind', 'text', notNull)
      .addColumn('before', big, notNull)
      .addColumn('doneThrough', big, notNull)
      .addColumn('total', 'integer', notNull)
      .addColumn('deleted', 'integer', notNull)
      .addColumn('bytes', big, notNull)
      .addColumn('startedAt', big, notNull)
      .addColumn('toldAt', big, notNull)
      .addColumn('finishedAt', big)
      .addPrimaryKeyConstraint('retention_runs_key', ['companyID', 'kind'])
      .execute()
    // The figures of deleted messages, for the days that a report takes only a part of.
    await schema
      .createTable('deleted_message_hours')
      .addColumn('companyID', big, notNull)
      .addColumn('storeID', big, notNull)
      .addColumn('hour', 'integer', notNull)
      .addColumn('messageDirection', 'text', notNull)
      .addColumn('messageChannel', 'text', notNull)
      .addColumn('messageAutomatic', 'integer', notNull)
      .addColumn('sentByID', big, notNull)
      .addColumn('messages', 'integer', notNull)
      .addPrimaryKeyConstraint('deleted_message_hours_key', [
        'companyID',
        'storeID',
        'hour',
        'messageDirection',
        'messageChannel',
        'messageAutomatic',
        'sentByID',
      ])
      .execute()
    await schema.alterTable('conversations').addColumn('convoDeletedBefore', big).execute()
    await schema
      .alterTable('messages')
      .addColumn('messagePicturesDeleted', 'integer', (c) => c.notNull().defaultTo(0))
      .execute()
    // Its company is in the index that replaces it no longer: a picture has one.
    await schema.dropIndex('message_media_by_media').execute()
    for (const [table, column] of POINTING) {
      await sql`create index ${sql.ref(`${table}_of_${column.replace('ID', '')}`)} on ${sql.table(table)} (${sql.ref(column)})
        where ${sql.ref(column)} is not null`.execute(db)
      await analyze(db, dialect, table)
    }
  },
}
