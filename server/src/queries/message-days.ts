import { sql } from 'kysely'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import type { Db } from '#db/connect.ts'
import type { CompanyScope } from '#db/scope.ts'
import type { StoreSpan } from './payment-list.ts'

/** What messages are counted by. */
export type MessageGroup = 'storeID' | 'messageDirection' | 'messageChannel' | 'messageAutomatic' | 'sentByID'

interface Counted {
  readonly storeID: number
  readonly messageDirection: 'in' | 'out'
  readonly messageChannel: string
  readonly messageAutomatic: 0 | 1
  /** 0 for messages that nobody wrote. */
  readonly sentByID: number
}
export type MessageCount<G extends MessageGroup> = Pick<Counted, G> & { readonly messages: number }

/**
 * How many messages there were in a span, in each group; without those that wait for their time. Whole days (UTC) come
 * from the figures kept for each; what is left at both ends is counted.
 */
export const countMessagesIn = async <const G extends MessageGroup>(
  db: Db,
  { companyID }: Pick<CompanyScope, 'companyID'>,
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
      and "messageAt" >= ${start} and "messageAt" < ${end} and "messageStatus" <> 'scheduled'`
  const { rows } = await sql<MessageCount<G>>`select ${by}, cast(sum("messages") as bigint) as "messages" from (
    select "storeID", "messageDirection", "messageChannel", "messageAutomatic", "sentByID", "messages"
    from message_days where "companyID" = ${companyID} and "storeID" in (${stores}) and "day" >= ${firstDay} and "day" < ${dayAfter}
    union all ${sql.join(ends.map(messages), sql` union all `)}) as counted group by ${by}`.execute(db)
  return rows
}
