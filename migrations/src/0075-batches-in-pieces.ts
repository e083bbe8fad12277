import { sql } from 'kysely'
import type { Migration } from './dialect.ts'

/** A batch of notices is written in pieces, and nobody sees it before it is complete. */
export const batchesInPieces: Migration = {
  name: '0075-batches-in-pieces',
  up: async ({ db, schema }) => {
    await schema
      .alterTable('notice_batches')
      .addColumn('batchIsWhole', 'integer', (column) => column.notNull().defaultTo(1))
      .execute()
    await sql`create index notice_batches_coming on notice_batches ("createdAt") where "batchIsWhole" = 0`.execute(db)
  },
}
