import { sql } from 'kysely'
import type { Migration } from './dialect.ts'
import { addCompanyWords } from './full-text.ts'

const SEARCHED = [
  { table: 'customers', key: 'custID', column: 'custSearch', when: 'custErasedAt' },
  { table: 'payments', key: 'paymentID', column: 'paymentSearch', when: undefined },
] as const

/**
 * SQLite's index of first letters includes the company and leaves out erased customers: counting matches reads no row.
 */
export const wordsOfACompany: Migration = {
  name: '0035-words-of-a-company',
  up: async ({ db, dialect }) => {
    // PostgreSQL reads the rows that its trigrams find in one pass, in page order.
    if (dialect === 'postgres') return
    for (const { when, ...searched } of SEARCHED) {
      const name = `${searched.table}_words_fts`
      for (const act of ['insert', 'delete', 'update']) await sql`drop trigger ${sql.ref(`${name}_${act}`)}`.execute(db)
      await sql`drop table ${sql.ref(name)}`.execute(db)
      await addCompanyWords(db, name, searched, when)
    }
  },
}
