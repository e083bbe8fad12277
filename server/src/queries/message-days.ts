import { sql } from 'kysely'
import { DAY_MS, HOUR_MS } from '@xd/core/domain/time/spans.ts'
import type { Db, TxDb } from '#db/connect.ts'
import type { Tenant } from '#db/scope.ts'
import type { StoreSpan } from './payment-list.ts'

/** The dimensions that messages are counted by. */
export type MessageGroup = 'storeID' | 'messageDirection' | 'messageChannel' | 'messageAutomatic' | 'sentByID'

interface Counted {
  readonly storeID: number
  readonly messageDirection: 'in' | 'out'
  readonly messageChannel: string
  readonly messageAutomatic: 0 | 1
  /** 0 for automatic messages. */
  readonly sentByID: number
}
export type MessageCount<G extends MessageGroup> = Pick<Counted, G> & { readonly messages: number }

/**
 * The number of messages in a span, in each group, without scheduled ones. Whole days (UTC) come from the figures kept
 * for each. The remaining hours at both ends are counted, with the hourly figures of messages deleted since.
 */
export const countMessagesIn = async <const G extends MessageGroup>(
  db: Db,
  { companyID }: Tenant,
  { storeIDs, from, to }: StoreSpan,
  groups: readonly G[],
): Promise<MessageCount<G>[]> => {
  if (storeIDs.length === 0) return []
  const [firstDay, dayAfter] = [Math.ceil(from / DAY_MS), Math.floor(to / DAY_MS)]
  const ends: readonly (readonly [number, number])[] =
    firstDay < dayAfter
      ? [
          [from, firstDay * DAY_MS],
          [dayAfter * DAY_MS, to],
        ]
      : [[from, to]]
  const by = sql.join(groups.map((group) => sql.ref(group)))
  const stores = sql.join(storeIDs)
  const messages = ([start, end]: readonly [number, number]) => sql`
    select "storeID", "messageDirection", "messageChannel", "messageAutomatic", coalesce("messageSentByID", 0) as "sentByID", 1 as "messages"
    from messages where "companyID" = ${companyID} and "storeID" in (${stores}) and "messageDirection" in ('in', 'out')
      and "messageAt" >= ${start} and "messageAt" < ${end} and "messageStatus" <> 'scheduled'
    union all select "storeID", "messageDirection", "messageChannel", "messageAutomatic", "sentByID", "messages"
    from deleted_message_hours where "companyID" = ${companyID} and "storeID" in (${stores})
      and "hour" >= cast(${Math.ceil(start / HOUR_MS)} as bigint) and "hour" < cast(${Math.ceil(end / HOUR_MS)} as bigint)`
  const { rows } = await sql<MessageCount<G>>`select ${by}, cast(sum("messages") as bigint) as "messages" from (
    select "storeID", "messageDirection", "messageChannel", "messageAutomatic", "sentByID", "messages"
    from message_days where "companyID" = ${companyID} and "storeID" in (${stores}) and "day" >= ${firstDay} and "day" < ${dayAfter}
    union all ${sql.join(ends.map(messages), sql` union all `)}) as counted group by ${by}`.execute(db)
  return rows
}

/**
 * Called before messages are deleted because of their age, so that reports keep counting them. The database subtracts
 * them from their days' figures, so they are added again. Hourly figures are kept for the ends of a span.
 */
export const keepFigures = async (db: TxDb, { companyID }: Tenant, messageIDs: readonly number[]): Promise<void> => {
  const add = async (table: 'message_days' | 'deleted_message_hours', span: 'day' | 'hour', ms: number) => {
    const slot = table === 'message_days' ? [sql.ref('slot')] : []
    const key = sql.join(
      ['companyID', 'storeID', span, 'messageDirection', 'messageChannel', 'messageAutomatic', 'sentByID']
        .map((name) => sql.ref(name))
        .concat(slot),
    )
    await sql`insert into ${sql.table(table)} (${key}, "messages")
      select "companyID", "storeID", "messageAt" / ${sql.lit(ms)}, "messageDirection", "messageChannel", "messageAutomatic",
        coalesce("messageSentByID", 0)${slot.length > 0 ? sql`, 0` : sql``}, count(*)
      from messages where "companyID" = ${companyID} and "messageID" in (${sql.join(messageIDs)}) and "messageStatus" <> 'scheduled'
      group by "companyID", "storeID", "messageAt" / ${sql.lit(ms)}, "messageDirection", "messageChannel",
        "messageAutomatic", coalesce("messageSentByID", 0)
      on conflict (${key}) do update set "messages" = ${sql.table(table)}."messages" + excluded."messages"`.execute(db)
  }
  await add('message_days', 'day', DAY_MS)
  await add('deleted_message_hours', 'hour', HOUR_MS)
}
