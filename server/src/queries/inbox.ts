import { sql, type SqlBool } from 'kysely'
import type { LeadStatus } from '@xd/core/domain/bubble/lead.ts'
import { capCount, type CappedCount } from '@xd/core/domain/search/count-cap.ts'
import type { Db } from '#db/connect.ts'
import { countUpToCap } from '#db/count.ts'
import { type Direction, fetchPage, type Order, type Page, pageOfRows } from '#db/keyset.ts'
import { among, amongThese, type Given, type Places, prepared } from '#db/prepared.ts'
import type { CompanyScope } from '#db/scope.ts'
import { companyOfKeys } from '#db/search.ts'

export const BY_ACTIVITY: Order = {
  name: 'activity',
  columns: [
    { ref: 'convoActivityAt', key: 'convoActivityAt', type: 'number' },
    { ref: 'convoID', key: 'convoID', type: 'number' },
  ],
}

export interface InboxFilter {
  /** The caller's stores, or some of them. */
  readonly storeIDs: readonly number[]
  readonly statuses: readonly ('active' | 'archived')[]
  readonly flag?: string | undefined
  readonly assigned?: number | 'none' | undefined
  readonly unread?: boolean | undefined
  readonly labelID?: number | undefined
  readonly custID?: number | undefined
  /** With a web chat. */
  readonly chat?: true | undefined
  /** Whose latest quote request has one of these statuses. */
  readonly leads?: readonly LeadStatus[] | undefined
  /** Whose customer broke the latest promise to pay, and hasn’t paid since. */
  readonly promiseBroken?: true | undefined
  /** Only these conversations, found by a text search. */
  readonly convoIDs?: readonly number[] | undefined
  /** Only those where nothing has happened since then. */
  readonly until?: number | undefined
}

const NONE = [0]
const some = <A>(list: readonly A[], none: readonly A[]): readonly A[] => (list.length > 0 ? list : none)

interface Conditions {
  readonly flag?: Given<string> | undefined
  readonly flagged?: boolean | undefined
  readonly assigned?: Given<number> | 'none' | undefined
  readonly unread?: boolean | undefined
  readonly chat?: true | undefined
}

/**
 * Conversations with a message that pass a filter. With `byKey` their keys are known, and no index by company is read.
 * The conditions of the partial indexes are spelled out, because no planner would use them otherwise.
 */
const filtered = (
  db: Db,
  companyID: Given<number>,
  { flag, flagged, assigned, unread, chat }: Conditions,
  { byKey = false } = {},
) =>
  db
    .selectFrom('conversations')
    .select(['convoID', 'convoActivityAt', 'convoStatus'])
    .where(byKey ? companyOfKeys('conversations') : 'companyID', '=', companyID)
    .where('convoLastMessageID', 'is not', null)
    .$if(flag !== undefined, (query) => query.where('convoFlag', '=', flag!))
    .$if(flagged === true, (query) => query.where(sql<SqlBool>`"convoFlag" <> 'none'`))
    .$if(assigned === 'none', (query) => query.where('convoAssignedUserID', 'is', null))
    .$if(assigned !== undefined && assigned !== 'none', (query) =>
      query.where('convoAssignedUserID', '=', assigned as Given<number>),
    )
    .$if(unread === true, (query) => query.where(sql<SqlBool>`"convoUnread" > 0`))
    .$if(unread === false, (query) => query.where('convoUnread', '=', 0))
    .$if(chat === true, (query) => query.where(sql<SqlBool>`"convoHasChat" = 1`))

const isFlagged = ({ flag }: InboxFilter): boolean => flag !== undefined && flag !== 'none'

const filteredWhole = (db: Db, { companyID }: CompanyScope, filter: InboxFilter) => {
  const { labelID, custID, leads, promiseBroken, convoIDs, until } = filter
  return filtered(db, companyID, { ...filter, flagged: isFlagged(filter) }, { byKey: convoIDs !== undefined })
    .where('storeID', 'in', some(filter.storeIDs, NONE))
    .where('convoStatus', 'in', filter.statuses)
    .$if(labelID !== undefined, (query) =>
      query.where('convoID', 'in', (eb) =>
        eb
          .selectFrom('conversation_labels')
          .select('convoID')
          .where('companyID', '=', companyID)
          .where('labelID', '=', labelID!),
      ),
    )
    .$if(custID !== undefined, (query) => query.where('custID', '=', custID!))
    .$if(leads !== undefined, (query) => query.where('convoLeadStatus', 'in', leads!))
    .$if(promiseBroken === true, (query) => query.where(sql<SqlBool>`"convoPromiseBroken" = 1`))
    .$if(until !== undefined, (query) => query.where('convoActivityAt', '<=', until!))
    .$if(convoIDs !== undefined, (query) => query.where(amongThese(db, 'convoID', convoIDs!)))
}

interface Readings extends Record<
  `store${number}` | `convoID` | `convoActivityAt` | 'companyID' | 'assigned' | 'each' | 'offset',
  number
> {
  flag: string
}

/** The key for each variant of the query's text. */
interface ReadingsShape extends Pick<Conditions, 'flagged' | 'unread' | 'chat'> {
  readonly stores: number
  readonly statuses: InboxFilter['statuses']
  readonly dir: Direction
  readonly after: boolean
  readonly perPage: number
  /** Whether rows are skipped: each reading skips them too. */
  readonly skips: boolean
  readonly flag: boolean
  readonly assigned: 'one' | 'none' | undefined
}

const mergedReadings = prepared(
  (
    db,
    values: Places<Readings>,
    { stores, statuses, dir, after, perPage, skips, flag, assigned, ...conditions }: ReadingsShape,
  ) => {
    const given = {
      ...conditions,
      ...(flag && { flag: values.flag }),
      assigned: assigned === 'one' ? values.assigned : assigned,
    }
    const beyond = sql.raw(dir === 'asc' ? '>' : '<')
    const [first, ...others] = Array.from({ length: stores }, (_, i) => i).flatMap((i) =>
      statuses.map((convoStatus) => {
        const reading = filtered(db, values.companyID, given)
          .where('storeID', '=', values[`store${i}`]!)
          .where('convoStatus', '=', convoStatus)
          .$if(after, (query) =>
            query.where(
              sql<SqlBool>`("convoActivityAt", "convoID") ${beyond} (${values.convoActivityAt}, ${values.convoID})`,
            ),
          )
          .orderBy('convoActivityAt', dir)
          .orderBy('convoID', dir)
          .limit(skips ? values.each : perPage + 1)
        return db.selectFrom(reading.as('reading')).selectAll()
      }),
    )
    const merged = others.reduce((query, other) => query.unionAll(other), first!)
    return db
      .selectFrom(merged.as('merged'))
      .selectAll()
      .orderBy('convoActivityAt', dir)
      .orderBy('convoID', dir)
      .limit(perPage + 1)
      .offset(values.offset)
  },
)

/**
 * A page of the inbox, newest activity first. An index has each store's and status's conversations in that order:
 * merging a short read of each costs the same however many conversations there are.
 */
export const inboxPage = async (db: Db, scope: CompanyScope, filter: InboxFilter, page: Page) => {
  const { storeIDs, statuses, flag, assigned, unread, chat } = filter
  // A text search's results, conversations with a label, a quote request or a broken promise, and one customer's are
  // few: they are fetched and sorted. The same goes for a change limited to a moment.
  if (
    [filter.convoIDs, filter.labelID, filter.custID, filter.leads, filter.promiseBroken, filter.until].some(
      (condition) => condition !== undefined,
    )
  )
    return fetchPage(filteredWhole(db, scope, filter), page)
  if (storeIDs.length === 0 || statuses.length === 0) return { rows: [], nextCursor: null }
  const { after, offset = 0, perPage, dir } = page
  const [convoActivityAt = 0, convoID = 0] = (after ?? []) as readonly number[]
  const rows = await mergedReadings(
    db,
    {
      companyID: scope.companyID,
      ...Object.fromEntries(storeIDs.map((storeID, i) => [`store${i}`, storeID])),
      ...{ convoActivityAt, convoID, flag: flag ?? '', assigned: typeof assigned === 'number' ? assigned : 0 },
      ...{ each: offset + perPage + 1, offset: after === undefined ? offset : 0 },
    },
    {
      stores: storeIDs.length,
      statuses,
      dir,
      after: after !== undefined,
      perPage,
      skips: offset > 0,
      unread,
      chat,
      flag: flag !== undefined,
      flagged: isFlagged(filter),
      assigned: typeof assigned === 'number' ? 'one' : assigned,
    },
  )
  return pageOfRows(rows, page)
}

/** When each conversation that passes a filter was last active, unordered. */
export const activityOf = (db: Db, scope: CompanyScope, filter: InboxFilter & { convoIDs: readonly number[] }) =>
  filter.convoIDs.length === 0 ? Promise.resolve([]) : filteredWhole(db, scope, filter).execute()

/** Whether a filter covers whole inboxes, whose counts are stored. */
const isWhole = ({
  flag,
  assigned,
  unread,
  chat,
  leads,
  promiseBroken,
  labelID,
  custID,
  convoIDs,
  until,
}: InboxFilter): boolean =>
  [flag, assigned, unread, chat, leads, promiseBroken, labelID, custID, convoIDs, until].every(
    (condition) => condition === undefined,
  )

const inboxCounts = prepared(
  (db, { companyID, storeIDs }: Places<{ companyID: number; storeIDs: readonly number[] }>) =>
    db
      .selectFrom('inbox_counts')
      .selectAll()
      .where('companyID', '=', companyID)
      .where(among(db, 'storeID', storeIDs)),
)

/** The counts of these stores' inboxes. */
export const countsOfStores = (db: Db, { companyID, storeIDs }: CompanyScope) =>
  inboxCounts(db, { companyID, storeIDs })

const unreadIn = (inboxes: Awaited<ReturnType<typeof inboxCounts>>): number =>
  inboxes.reduce((total, inbox) => total + (inbox.convoStatus === 'active' ? inbox.unread : 0), 0)

/** How many active conversations in the caller's stores have something unread. */
export const countUnread = async (db: Db, { companyID, storeIDs }: CompanyScope): Promise<number> =>
  unreadIn(await inboxCounts(db, { companyID, storeIDs }))

/** How many conversations pass a filter, and how many active ones in the caller's stores have something unread. */
export const countInbox = async (
  db: Db,
  { companyID, storeIDs }: CompanyScope,
  filter: InboxFilter,
): Promise<CappedCount & { unread: number }> => {
  const inboxes = await inboxCounts(db, { companyID, storeIDs })
  const unread = unreadIn(inboxes)
  if (!isWhole(filter))
    return { ...(await countUpToCap(db, filteredWhole(db, { companyID, storeIDs }, filter))), unread }
  const asked = inboxes.filter(
    (inbox) => filter.storeIDs.includes(inbox.storeID) && filter.statuses.includes(inbox.convoStatus),
  )
  return { ...capCount(asked.reduce((total, inbox) => total + inbox.conversations, 0)), unread }
}

/** The conversations of these customers. */
export const conversationsOf = async (
  db: Db,
  { companyID, storeIDs }: CompanyScope,
  custIDs: readonly number[],
): Promise<{ convoID: number; custID: number }[]> =>
  custIDs.length === 0
    ? []
    : db
        .selectFrom('conversations')
        .select(['convoID', 'custID'])
        .where('companyID', '=', companyID)
        .where(amongThese(db, 'custID', custIDs))
        .where('storeID', 'in', some(storeIDs, NONE))
        .execute()
