import { sql } from 'kysely'
import type { Migration } from './dialect.ts'
import { addFullText } from './full-text.ts'

/** Folded text that lists filter by: any three consecutive letters find it, through an index on both engines. */
const searchable = [
  { table: 'customers', key: 'custID', column: 'custSearch' },
  { table: 'messages', key: 'messageID', column: 'messageSearch' },
  { table: 'payments', key: 'paymentID', column: 'paymentSearch' },
] as const

export const search: Migration = {
  name: '0006-search',
  up: async ({ db, dialect }) => {
    if (dialect === 'postgres') await sql`create extension if not exists pg_trgm`.execute(db)
    for (const searched of searchable) {
      const { table, column } = searched
      if (dialect === 'postgres')
        await sql`create index ${sql.ref(`${table}_search`)} on ${sql.ref(table)} using gin (${sql.ref(column)} gin_trgm_ops)`.execute(
          db,
        )
      else await addFullText(db, `${table}_fts`, searched, `tokenize='trigram', detail='full'`)
    }
  },
}
