import { sql, type SqlBool } from 'kysely'
import type { Db } from '#db/connect.ts'
import { capCount, type CappedCount, countUpToCap } from '#db/count.ts'
import { fetchPage, type Order, type Page } from '#db/keyset.ts'
import type { CompanyScope } from '#db/scope.ts'

export const BY_ACTIVITY: Order = {
  name: 'activity',
  columns: [
    { ref: 'convoActivityAt', key: 'convoActivityAt', type: 'number' },
    { ref: 'convoID', key: 'convoID', type: 'number' },
  ],
}

export interface InboxFilter {
  /** Of the caller's. */
  readonly storeIDs: readonly number[]
  readonly statuses: readonly ('active' | 'archived')[]
  readonly flag?: string | undefined
  readonly assigned?: number | 'none' | undefined
  readonly unread?: boolean | undefined
  readonly labelID?: number | undefined
  readonly custID?: number | undefined
  /** Only these conversations: what a text search has found. */
  readonly convoIDs?: readonly number[] | undefined
}

const NONE = [0]
const some = <A>(list: readonly A[], none: readonly A[]): readonly A[] => (list.length > 0 ? list : none)

/** Conversations with a message that pass a filter. The conditions of the partial indexes are spelled out, or no planner would use them. */
const filtered = (db: Db, { companyID }: CompanyScope, filter: Omit<InboxFilter, 'storeIDs' | 'statuses'>) => {
  const { flag, assigned, unread, labelID, custID, convoIDs } = filter
  return db
    .selectFrom('conversations')
    .select(['convoID', 'convoActivityAt'])
    .where('companyID', '=', companyID)
    .where('convoLastMessageID', 'is not', null)
    .$if(flag !== undefined, (query) => query.where('convoFlag', '=', flag!))
    .$if(flag !== undefined && flag !== 'none', (query) => query.where(sql<SqlBool>`"convoFlag" <> 'none'`))
    .$if(assigned === 'none', (query) => query.where('convoAssignedUserID', 'is', null))
    .$if(typeof assigned === 'number', (query) => query.where('convoAssignedUserID', '=', assigned as number))
    .$if(unread === true, (query) => query.where(sql<SqlBool>`"convoUnread" > 0`))
    .$if(unread === false, (query) => query.where('convoUnread', '=', 0))
    .$if(labelID !== undefined, (query) =>
      query.where('convoID', 'in', (eb) =>
        eb.selectFrom('conversation_labels').select('convoID').where('companyID', '=', companyID).where('labelID', '=', labelID!),
      ),
    )
    .$if(custID !== undefined, (query) => query.where('custID', '=', custID!))
    .$if(convoIDs !== undefined, (query) => query.where('convoID', 'in', some(convoIDs!, NONE)))
}

const filteredWhole = (db: Db, scope: CompanyScope, filter: InboxFilter) =>
  filtered(db, scope, filter).where('storeID', 'in', some(filter.storeIDs, NONE)).where('convoStatus', 'in', filter.statuses)

/**
 * A page of the inbox, newest activity first. Each store and status has its conversations in that order in an index:
 * one short reading of each, merged, costs the same however many conversations there are.
 */
export const inboxPage = (db: Db, scope: CompanyScope, filter: InboxFilter, page: Page) => {
  // What a text search or a label has found, and one customer's, are few: they are fetched and sorted.
  if (filter.convoIDs !== undefined || filter.labelID !== undefined || filter.custID !== undefined) return fetchPage(filteredWhole(db, scope, filter), page)
  const { after, offset = 0, perPage, dir } = page
  const beyond = sql.raw(dir === 'asc' ? '>' : '<')
  const readings = filter.storeIDs.flatMap((storeID) =>
    filter.statuses.map((convoStatus) => {
      const reading = filtered(db, scope, filter)
        .where('storeID', '=', storeID)
        .where('convoStatus', '=', convoStatus)
        .$if(after !== undefined, (query) =>
          query.where(sql<SqlBool>`("convoActivityAt", "convoID") ${beyond} (${sql.join(after!.map((value) => sql.val(value)))})`),
        )
        .orderBy('convoActivityAt', dir)
        .orderBy('convoID', dir)
        .limit(offset + perPage + 1)
      return db.selectFrom(reading.as('reading')).selectAll()
    }),
  )
  const [first, ...others] = readings
  if (first === undefined) return Promise.resolve({ rows: [], nextCursor: null })
  const merged = others.reduce((query, other) => query.unionAll(other), first)
  return fetchPage(db.selectFrom(merged.as('merged')).selectAll(), { order: page.order, dir, perPage, ...(after === undefined && { offset }) })
}

/** Whether a filter asks for whole inboxes, whose counts are kept. */
const isWhole = ({ flag, assigned, unread, labelID, custID, convoIDs }: InboxFilter): boolean =>
  [flag, assigned, unread, labelID, custID, convoIDs].every((condition) => condition === undefined)

/** How many conversations pass a filter, and how many active ones of the caller's stores have something unread. */
export const countInbox = async (db: Db, { companyID, storeIDs }: CompanyScope, filter: InboxFilter): Promise<CappedCount & { unread: number }> => {
  const inboxes = await db
    .selectFrom('inbox_counts')
    .selectAll()
    .where('companyID', '=', companyID)
    .where('storeID', 'in', some(storeIDs, NONE))
    .execute()
  const unread = inboxes.reduce((total, inbox) => total + (inbox.convoStatus === 'active' ? inbox.unread : 0), 0)
  if (!isWhole(filter)) return { ...(await countUpToCap(db, filteredWhole(db, { companyID, storeIDs }, filter))), unread }
  const asked = inboxes.filter((inbox) => filter.storeIDs.includes(inbox.storeID) && filter.statuses.includes(inbox.convoStatus))
  return { ...capCount(asked.reduce((total, inbox) => total + inbox.conversations, 0)), unread }
}

/** What the rows of a page show: conversation, customer, store and the last message. */
export const inboxRows = (db: Db, { companyID }: CompanyScope, convoIDs: readonly number[]) =>
  db
    .selectFrom('conversations as c')
    .innerJoin('messages as m', 'm.messageID', 'c.convoLastMessageID')
    .innerJoin('customers as u', 'u.custID', 'c.custID')
    .innerJoin('stores as s', 's.storeID', 'c.storeID')
    .selectAll('c')
    .selectAll('u')
    .selectAll('m')
    .select(['s.storeName', 's.storeAbbr', 's.storeColor'])
    .where('c.companyID', '=', companyID)
    .where('c.convoID', 'in', some(convoIDs, NONE))
    .execute()

export type InboxRowData = Awaited<ReturnType<typeof inboxRows>>[number]

/** The conversations of some customers and of some messages. */
export const conversationsAbout = async (
  db: Db,
  { companyID, storeIDs }: CompanyScope,
  { custIDs, messageIDs }: { custIDs: readonly number[]; messageIDs: readonly number[] },
): Promise<number[]> => {
  const stores = some(storeIDs, NONE)
  const [ofCustomers, ofMessages] = await Promise.all([
    custIDs.length === 0
      ? []
      : db.selectFrom('conversations').select('convoID').where('companyID', '=', companyID).where('custID', 'in', custIDs).where('storeID', 'in', stores).execute(),
    messageIDs.length === 0
      ? []
      : db.selectFrom('messages').select('convoID').distinct().where('companyID', '=', companyID).where('messageID', 'in', messageIDs).where('storeID', 'in', stores).execute(),
  ])
  return [...new Set([...ofCustomers, ...ofMessages].map((row) => row.convoID))]
}
