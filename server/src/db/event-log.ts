import { sql } from 'kysely'
import type { TxDb } from './connect.ts'
import { isPostgres } from './dialect.ts'

export interface NewEvent {
  event: string
  data: unknown
  companyID: number
  storeID?: number
}

/** The PostgreSQL channel where processes announce that a company's log has grown. */
export const WAKE_CHANNEL = 'xd_events'

/**
 * Appends events to their companies' logs. The row lock on the company's counter, held until commit, makes positions in
 * the log become visible in order: a reader that has seen position n will never see n − 1 later.
 */
export const appendEvents = async (db: TxDb, events: readonly NewEvent[], at: number): Promise<void> => {
  const companyIDs = [...new Set(events.map((event) => event.companyID))].sort((a, b) => a - b)
  for (const companyID of companyIDs) {
    const own = events.filter((event) => event.companyID === companyID)
    const { eventSeq } = await db
      .updateTable('companies')
      .set((eb) => ({ eventSeq: eb('eventSeq', '+', own.length) }))
      .where('companyID', '=', companyID)
      .returning('eventSeq')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('events')
      .values(
        own.map(({ event, data, storeID }, i) => ({
          companyID,
          seq: eventSeq - own.length + 1 + i,
          storeID: storeID ?? null,
          event,
          data: JSON.stringify(data),
          at,
        })),
      )
      .execute()
    if (isPostgres(db)) await sql`select pg_notify(${WAKE_CHANNEL}, ${String(companyID)})`.execute(db)
  }
}
