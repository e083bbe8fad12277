import { sql } from 'kysely'
import type { Db } from './connect.ts'
import { isPostgres } from './dialect.ts'

/**
 * Lets SQLite look at how its tables have grown: without that it takes an index by the company where one by id is a
 * hundred times shorter. PostgreSQL does so by itself.
 */
export const refreshStatistics = async (db: Db): Promise<void> => {
  if (isPostgres(db)) return
  await sql`pragma analysis_limit = 1000`.execute(db)
  // 0x10002: all tables, also those that this connection has not read yet.
  await sql`pragma optimize = 0x10002`.execute(db)
}
