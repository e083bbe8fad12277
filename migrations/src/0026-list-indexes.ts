import { sql } from 'kysely'
import type { Migration } from './dialect.ts'
import { addFullText } from './full-text.ts'

const searchable = [
  { table: 'customers', key: 'custID', column: 'custSearch' },
  { table: 'payments', key: 'paymentID', column: 'paymentSearch' },
] as const

// Words are separated by spaces only: a symbol is part of its word.
const WORDS = `tokenize="unicode61 remove_diacritics 0 categories 'L* M* N* P* S* Co'", prefix='1 2 3', detail='none'`

/**
 * The columns that request totals are computed from. With them in an index, totals read no row; whether an unpaid one
 * has expired
 * depends on the clock.
 */
const ADDED_UP = ['paymentStatus', 'validBeforeAt', 'amountCents']

export const listIndexes: Migration = {
  name: '0026-list-indexes',
  up: async ({ db, schema, dialect }) => {
    // One or two letters have no trigram: words that begin with them have an index here. PostgreSQL's trigrams know
    // where words begin.
    if (dialect === 'sqlite')
      for (const searched of searchable) await addFullText(db, `${searched.table}_words_fts`, searched, WORDS)
    await schema.dropIndex('payments_by_amount').execute()
    await schema
      .createIndex('payments_by_amount')
      .on('payments')
      .columns(['companyID', 'storeID', ...ADDED_UP])
      .execute()
    await schema
      .createIndex('payments_by_day')
      .on('payments')
      .columns(['companyID', 'storeID', 'requestedAt', ...ADDED_UP])
      .execute()
    // An inbox row shows requests that are open or have just ended: a long conversation has many others.
    await schema.dropIndex('payments_by_conversation').execute()
    await schema
      .createIndex('payments_of_conversation')
      .on('payments')
      .columns(['companyID', 'convoID', 'statusAt'])
      .execute()
    await schema
      .createIndex('payments_unpaid')
      .on('payments')
      .columns(['companyID', 'convoID', 'validBeforeAt'])
      .where(sql<boolean>`"paymentStatus" = 'sent'`)
      .execute()
  },
}
