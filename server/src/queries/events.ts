import { HOUR_MS } from '@xd/core/domain/time/spans.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { SystemScope } from '#db/scope.ts'

/** The end of a company's log. */
export const lastSeq = async (db: Db, _: SystemScope, companyID: number): Promise<number> =>
  (await db.selectFrom('companies').select('eventSeq').where('companyID', '=', companyID).executeTakeFirst())
    ?.eventSeq ?? 0

/** The oldest position still in the log; undefined if it is empty. */
export const firstSeq = async (db: Db, _: SystemScope, companyID: number): Promise<number | undefined> =>
  (
    await db
      .selectFrom('events')
      .select('seq')
      .where('companyID', '=', companyID)
      .orderBy('seq')
      .limit(1)
      .executeTakeFirst()
  )?.seq

/** The position before the first event at this time or later; undefined if there is none. */
export const seqBefore = async (db: Db, _: SystemScope, companyID: number, at: number): Promise<number | undefined> => {
  const first = await db
    .selectFrom('events')
    .select('seq')
    .where('companyID', '=', companyID)
    .where('at', '>=', at)
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst()
  return first && first.seq - 1
}

export const eventsAfter = (db: Db, _: SystemScope, companyID: number, seq: number, limit: number) =>
  db
    .selectFrom('events')
    .select(['seq', 'storeID', 'event', 'data'])
    .where('companyID', '=', companyID)
    .where('seq', '>', seq)
    .orderBy('seq')
    .limit(limit)
    .execute()

/** Deletes the oldest hour of events before this time. Returns whether there was anything. */
export const deleteOldestEvents = query(async (db: TxDb, _: SystemScope, before: number): Promise<boolean> => {
  const { oldest } = await db
    .selectFrom('events')
    .select((eb) => eb.fn.min<number | null>('at').as('oldest'))
    .executeTakeFirstOrThrow()
  if (oldest === null || oldest >= before) return false
  await db
    .deleteFrom('events')
    .where('at', '<', Math.min(before, oldest + HOUR_MS))
    .execute()
  return true
})
