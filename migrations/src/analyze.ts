import { type Kysely, sql } from 'kysely'
import type { Dialect } from './dialect.ts'

/** Entries of each index that SQLite looks at, without samples of values: see server/src/db/statistics.ts. */
const LOOK_AT = 1_000

/**
 * Tells the planner of a table's new index. Until it knows better, SQLite takes an index to lead to ten rows, and reads a
 * whole company by it.
 */
export const analyze = async (db: Kysely<unknown>, dialect: Dialect, table: string): Promise<void> => {
  if (dialect === 'sqlite') await sql`pragma analysis_limit = ${sql.lit(LOOK_AT)}`.execute(db)
  await sql`analyze ${sql.table(table)}`.execute(db)
}
