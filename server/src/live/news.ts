import { Schema } from 'effect'
import type { EventData } from '@xd/core/contract/event.ts'
import { Customer } from '@xd/core/contract/entity/customer.ts'
import { Draft } from '@xd/core/contract/entity/draft.ts'
import { InboxRow } from '@xd/core/contract/entity/inbox-row.ts'
import { holds, PERMISSIONS } from '@xd/core/domain/access/permissions.ts'
import type { Db } from '#db/connect.ts'
import { systemScope } from '#db/scope.ts'
import { findCustomers } from '#queries/customers.ts'
import { writersIn } from '#queries/drafts.ts'
import { countsOfStores } from '#queries/inbox.ts'
import { type Rights, rightsOf } from '#queries/rights.ts'
import { rowSeenBy, sightOf } from '#services/inbox/as-seen-by.ts'
import { presentDrafts } from '#services/inbox/present-drafts.ts'
import { presentRows } from '#services/inbox/present-inbox.ts'
import type { LoggedEvent, Subscriber } from './subscriber.ts'

/** If more conversations or contacts than this change at once, no rows are sent: reading a list costs less. */
const MOST_ROWS = 20

const encodeRow = Schema.encodeSync(InboxRow)
const encodeCustomer = Schema.encodeSync(Customer)
const encodeDraft = Schema.encodeSync(Draft)

type Row = typeof InboxRow.Encoded
type Inbox = NonNullable<EventData['reload_inbox']['inbox']>
type StoreCount = Awaited<ReturnType<typeof countsOfStores>>[number]

const idsOf = (events: readonly LoggedEvent[], name: string, id: 'convoID' | 'custID'): number[] => {
  const named = events.filter(({ event }) => event === name)
  const ids = [...new Set(named.map(({ data }) => (JSON.parse(data) as Record<typeof id, number>)[id]))]
  return ids.length > MOST_ROWS ? [] : ids
}

const summed = (counts: readonly StoreCount[]): Inbox['all'] => {
  const of = (status: StoreCount['convoStatus']) => {
    const those = counts.filter(({ convoStatus }) => convoStatus === status)
    return {
      conversations: those.reduce((total, one) => total + one.conversations, 0),
      unread: those.reduce((total, one) => total + one.unread, 0),
    }
  }
  return { active: of('active'), archived: of('archived') }
}

/** Encodes an event of the log as the frame for one of its readers. */
export type FrameOf = (subscriber: Subscriber) => string

/**
 * The rows sent with events: the current row of each changed conversation or contact, read once for all recipients.
 * Readers differ by their stores, inbox counts, drafts and permissions; those who see the same get the same text.
 */
export const createNews =
  (db: Db, publicURL: string) =>
  async (
    companyID: number,
    events: readonly LoggedEvent[],
    subscribers: readonly Subscriber[],
  ): Promise<(logged: LoggedEvent) => FrameOf> => {
    const heard = Math.min(...subscribers.map(({ seq = 0, catchesUpTo }) => Math.max(seq, catchesUpTo)))
    const fresh = events.filter(({ seq }) => seq > heard)
    const convoIDs = idsOf(fresh, 'reload_inbox', 'convoID')
    const custIDs = idsOf(fresh, 'reload_customer', 'custID')
    if (convoIDs.length + custIDs.length === 0) return bareFrame

    const readers = await readersOf(db, subscribers)
    const scope = { companyID, storeIDs: [...new Set([...readers.values()].flatMap(({ storeIDs }) => storeIDs))] }
    const [presented, counts, writers, contacts] = await Promise.all([
      convoIDs.length === 0
        ? []
        : presentRows(db, { ...scope, permissions: PERMISSIONS }, convoIDs, { now: Date.now(), publicURL }),
      convoIDs.length === 0 ? [] : countsOfStores(db, scope),
      writersIn(db, scope, convoIDs),
      findCustomers(db, scope, custIDs),
    ])
    const rows = new Map(presented.map((row) => [row.convo.convoID, encodeRow(row)]))
    const customers = new Map(contacts.map((customer) => [customer.custID, encodeCustomer(customer)]))
    const drafts = await draftsOf(db, companyID, readers, writers)

    const inboxOf = (storeIDs: readonly number[], storeID: number): Inbox => ({
      all: summed(counts.filter((count) => storeIDs.includes(count.storeID))),
      store: { storeID, ...summed(counts.filter((count) => count.storeID === storeID)) },
    })

    /**
     * The data an event carries for a reader, and a key shared by readers who get the same; undefined if the event is
     * sent unchanged.
     */
    const carriedBy = ({ event, data, storeID }: LoggedEvent): ((reader: Reader) => Carried | undefined) => {
      const { convoID = 0, custID = 0 } = JSON.parse(data) as { convoID?: number; custID?: number }
      const [row, customer] = [rows.get(convoID) ?? null, customers.get(custID)]
      if (event === 'reload_customer' && customer)
        return ({ permissions }) =>
          holds(permissions, 'customers') ? { alike: '', more: () => ({ customer }) } : undefined
      const isKnown = event === 'reload_inbox' && convoIDs.includes(convoID) && storeID !== null
      if (!isKnown || (row !== null && row.convo.storeID !== storeID)) return () => undefined
      return ({ userID, storeIDs, permissions }) => {
        if (!storeIDs.includes(storeID)) return undefined
        const draft = drafts.get(keyOf(userID, convoID)) ?? null
        return {
          alike: `${draft && userID}/${storeIDs.join()}/${sightOf(permissions)}`,
          more: () => ({ row: row && rowSeenBy(permissions, { ...row, draft }), inbox: inboxOf(storeIDs, storeID) }),
        }
      }
    }

    return (logged) => {
      const [asItIs, carried] = [bareFrame(logged), carriedBy(logged)]
      const frames = new Map<string, string>()
      return (subscriber) => {
        const reader = logged.seq > subscriber.catchesUpTo ? readers.get(subscriber) : undefined
        const news = reader && carried(reader)
        if (news === undefined) return asItIs(subscriber)
        const frame = frames.get(news.alike) ?? withMore(logged, news.more())
        frames.set(news.alike, frame)
        return frame
      }
    }
  }

interface Reader extends Rights {
  readonly userID: number
}

interface Carried {
  readonly alike: string
  readonly more: () => object
}

/** An event as it is in the log; without the key of a request's link for those who may not see requests. */
export const bareFrame = ({ event, data, seq }: LoggedEvent): FrameOf => {
  const frameWith = (shown: string) => `{"event":${JSON.stringify(event)},"data":${shown},"seq":${seq}}`
  const frame = frameWith(data)
  if (event !== 'reload_payments') return () => frame
  const keyless = frameWith('{}')
  return ({ caller }) => (holds(caller.permissions, 'payments') ? frame : keyless)
}

const withMore = ({ event, data, seq }: LoggedEvent, more: object): string =>
  JSON.stringify({ event, data: { ...(JSON.parse(data) as object), ...more }, seq })

const keyOf = (userID: number, convoID: number): string => `${userID}/${convoID}`

/** Which readers may read messages at this moment, and where: their sockets were last checked some time ago. */
const readersOf = async (db: Db, subscribers: readonly Subscriber[]): Promise<ReadonlyMap<Subscriber, Reader>> => {
  const known = await rightsOf(db, systemScope('live'), [...new Set(subscribers.map(({ caller }) => caller.userID))])
  const readers = new Map<Subscriber, Reader>()
  for (const subscriber of subscribers) {
    const { userID, session, storeIDs } = subscriber.caller
    const rights = known.get(userID)
    if (rights === undefined || !holds(rights.permissions, 'messages')) continue
    // A visit covers all stores of the other company.
    readers.set(subscriber, { userID, ...rights, ...(session.visit && { storeIDs }) })
  }
  return readers
}

/** The readers' drafts, by user and conversation. */
const draftsOf = async (
  db: Db,
  companyID: number,
  readers: ReadonlyMap<Subscriber, Reader>,
  writers: Awaited<ReturnType<typeof writersIn>>,
): Promise<Map<string, Row['draft']>> => {
  const drafts = new Map<string, Row['draft']>()
  const writing = new Set(writers.map(({ userID }) => userID))
  for (const reader of readers.values()) {
    // Each user once, however many sockets they have.
    if (!writing.delete(reader.userID)) continue
    const convoIDs = writers.filter(({ userID }) => userID === reader.userID).map(({ convoID }) => convoID)
    for (const [convoID, draft] of await presentDrafts(db, { companyID, ...reader }, convoIDs))
      drafts.set(keyOf(reader.userID, convoID), encodeDraft(draft))
  }
  return drafts
}
