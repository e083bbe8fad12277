import { sql } from 'kysely'
import type { TxDb } from './connect.ts'
import { isPostgres } from './dialect.ts'

/**
 * Entries of each index that SQLite looks at: a good estimate in a moment, where all of them take a minute. With a
 * limit it also keeps no samples of values. With samples it would look at what each run binds and plan again, which
 * takes longer than reading a few rows.
 */
export const LOOK_AT = 1_000

/**
 * Updates SQLite's statistics as its tables grow: without them it picks an index by company where one by id is a
 * hundred times shorter. PostgreSQL does this on its own.
 */
export const refreshStatistics = async (db: TxDb): Promise<void> => {
  if (isPostgres(db)) return
  await sql`pragma analysis_limit = ${sql.lit(LOOK_AT)}`.execute(db)
  // 0x10002: all tables, even those this connection has not read yet.
  await sql`pragma optimize = 0x10002`.execute(db)
  // Other handles reread the statistics only when the schema changes, so this changes it.
  await sql`create view "statistics_refreshed" as select 1`.execute(db)
  await sql`drop view "statistics_refreshed"`.execute(db)
}
