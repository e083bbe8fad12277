import { sql } from 'kysely'
import type { Migration } from './dialect.ts'
import { addFullText } from './full-text.ts'

const searchable = [
  { table: 'customers', key: 'custID', column: 'custSearch' },
  { table: 'payments', key: 'paymentID', column: 'paymentSearch' },
] as const

// Words are what stands between spaces: a sign is part of its word.
const WORDS = `tokenize="unicode61 remove_diacritics 0 categories 'L* M* N* P* S* Co'", prefix='1 2 3', detail='none'`

/** What a request is added up by. With them in an index, adding up reads no row; whether an unpaid one has expired is told by the clock. */
const ADDED_UP = ['paymentStatus', 'validBeforeAt', 'amountCents']

export const listIndexes: Migration = {
  name: '0026-list-indexes',
  up: async ({ db, schema, dialect }) => {
    // One or two letters have no trigram: the words that begin with them have an index here. PostgreSQL's trigrams know where words begin.
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
    // An inbox row tells of the requests that are open, or have just come to an end: a long conversation has many others.
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
