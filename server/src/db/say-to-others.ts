import { sql } from 'kysely'
import type { Db } from './connect.ts'
import { isPostgres } from './dialect.ts'

/** The PostgreSQL channel on which processes tell each other what passes and is not written down. */
export const PRESENCE_CHANNEL = 'xd_presence'

/** Says something to every process on the same database. With SQLite there is no other. */
export const sayToOthers = async (db: Db, channel: string, payload: string): Promise<void> => {
  if (isPostgres(db)) await sql`select pg_notify(${channel}, ${payload})`.execute(db)
}
