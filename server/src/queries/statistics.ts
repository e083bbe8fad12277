import { sql } from 'kysely'
import type { DaySpan } from '@xd/core/domain/time/last-days.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { SystemScope } from '#db/scope.ts'
import { unansweredIn } from './unanswered.ts'
import { allowedStores } from './usable-stores.ts'

export interface StorePlace {
  readonly companyID: number
  readonly storeID: number
}

const DIRECTIONS = ['in', 'out'] as const

/**
 * The times of a store's messages that wait to be sent, or stopped. They are few, and are in the index of those that
 * were.
 */
const unsentTimes = async (db: Db, { companyID, storeID }: StorePlace): Promise<number[]> => {
  const rows = await db
    .selectFrom('message_schedules as w')
    .innerJoin('messages as m', 'm.messageID', 'w.messageID')
    .select('m.messageAt')
    .where('w.companyID', '=', companyID)
    .where('m.storeID', '=', storeID)
    .execute()
  return rows.map(({ messageAt }) => messageAt)
}

/** All messages of a store, by the figures kept for each day. */
export const countMessages = async (db: Db, _: SystemScope, { companyID, storeID }: StorePlace) => {
  const rows = await db
    .selectFrom('message_days')
    .select((eb) => ['messageDirection', eb.fn.sum<number>('messages').as('n')])
    .where('companyID', '=', companyID)
    .where('storeID', '=', storeID)
    .groupBy('messageDirection')
    .execute()
  const count = (direction: 'in' | 'out') =>
    Number(rows.find(({ messageDirection }) => messageDirection === direction)?.n ?? 0)
  return { in: count('in'), out: count('out') }
}

/** A store's messages on each of these days. */
export const countMessagesByDay = async (db: Db, _: SystemScope, place: StorePlace, days: readonly DaySpan[]) => {
  const { companyID, storeID } = place
  const listed = sql.join(days.map(({ from, to }, i) => sql`(${sql.lit(i)}, ${sql.lit(from)}, ${sql.lit(to)})`))
  const count = (
    direction: 'in' | 'out',
  ) => sql`(select count(*) from messages where "companyID" = ${companyID} and "storeID" = ${storeID}
    and "messageDirection" = ${sql.lit(direction)} and "messageAt" >= d."from" and "messageAt" < d."to")`
  const counts = sql.join(DIRECTIONS.map((direction) => sql`${count(direction)} as ${sql.ref(direction)}`))
  const { rows } = await sql<{ i: number; in: number; out: number }>`with days("i", "from", "to") as (values ${listed})
    select d."i", ${counts} from days as d order by d."i"`.execute(db)
  const unsent = await unsentTimes(db, place)
  return rows.map((row) => {
    const { day, from, to } = days[row.i]!
    return { day, in: row.in, out: row.out - unsent.filter((at) => at >= from && at < to).length }
  })
}

/** A store's unanswered conversations. */
export const countUnanswered = async (db: Db, _: SystemScope, { companyID, storeID }: StorePlace): Promise<number> =>
  (
    await unansweredIn(db, companyID, [storeID])
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

/** Customers who have a conversation with a store. */
export const countCustomersOfStore = async (
  db: Db,
  _: SystemScope,
  { companyID, storeID }: StorePlace,
): Promise<number> =>
  (
    await db
      .selectFrom('conversations')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('companyID', '=', companyID)
      .where('storeID', '=', storeID)
      .executeTakeFirstOrThrow()
  ).n

export const countCustomers = query(
  async (db: Db, _: SystemScope, companyID?: number): Promise<number> =>
    (
      await db
        .selectFrom('customers')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .$if(companyID !== undefined, (query) => query.where('companyID', '=', companyID!))
        .executeTakeFirstOrThrow()
    ).n,
)

/** When a user allowed at a store last signed in. */
export const lastLoginAtStore = async (
  db: Db,
  _: SystemScope,
  { companyID, storeID }: StorePlace,
): Promise<number | null> =>
  (
    await db
      .selectFrom('users as u')
      .innerJoin('stores as st', allowedStores)
      .select((eb) => eb.fn.max<number | null>('u.userLastLogin').as('at'))
      .where('u.companyID', '=', companyID)
      .where('st.storeID', '=', storeID)
      .executeTakeFirstOrThrow()
  ).at
