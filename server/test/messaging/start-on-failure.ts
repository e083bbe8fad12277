import { sql } from 'kysely'
import type { Db } from '@xd/server/db/connect.ts'
import { isPostgres } from '@xd/server/db/dialect.ts'

/**
 * Opts a message's customer in again at the moment the message fails, like a START between the reading of an opt-out
 * and its effect.
 */
export const startOnFailure = async (db: Db, messageID: number): Promise<{ drop: () => Promise<void> }> => {
  const name = sql.id(`start_${messageID}`)
  const [when, then] = [
    sql`new."messageID" = ${sql.lit(messageID)} and new."messageStatus" = 'failed'`,
    sql`update customers set "custOptedOutAt" = null where "custID" = new."custID";`,
  ]
  const postgres = isPostgres(db)
  if (postgres) {
    await sql`create function ${name}() returns trigger language plpgsql as $$ begin ${then} return new; end $$`.execute(
      db,
    )
    await sql`create trigger ${name} after update on messages for each row when (${when}) execute function ${name}()`.execute(
      db,
    )
  } else {
    // Nobody is told of this, so that it isn't taken for the server's own write (fixtures/src/testing/told.ts).
    await sql`drop trigger if exists temp.watch_update_customers`.execute(db)
    await sql`create trigger ${name} after update on messages when ${when} begin ${then} end`.execute(db)
  }
  const drop = async () => {
    await (postgres ? sql`drop function ${name} cascade` : sql`drop trigger ${name}`).execute(db)
  }
  return { drop }
}
