import { sql } from 'kysely'
import type { Db } from './connect.ts'
import { isPostgres } from './dialect.ts'

/** The PostgreSQL channel for transient messages between processes. */
export const PRESENCE_CHANNEL = 'xd_presence'

/** Sends a message to every process on the same database. With SQLite there are no others. */
export const sayToOthers = async (db: Db, channel: string, payload: string): Promise<void> => {
  if (isPostgres(db)) await sql`select pg_notify(${channel}, ${payload})`.execute(db)
}
