import { Effect } from 'effect'
import type { InboxRow } from '@xd/core/contract/entity/inbox-row.ts'
import type { InboxSearch } from '@xd/core/contract/inbox.ts'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import { LEAD_FILTERS, LEAD_STATUS_LABELS, leadStatusesOf } from '@xd/core/domain/bubble/lead.ts'
import { CONVERSATION_FLAGS } from '@xd/core/domain/conversation/flags.ts'
import { CONVERSATION_STATUSES } from '@xd/core/domain/conversation/status.ts'
import { lackSentence } from '@xd/core/domain/pricing/features.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import type { Caller } from '#caller.ts'
import { invalid } from '#failure.ts'
import { BY_ACTIVITY, type InboxFilter, inboxPage } from '#queries/inbox.ts'
import { findInInbox } from '#services/inbox/find-in-inbox.ts'
import { presentInbox } from '#services/inbox/present-inbox.ts'
import { askedCustomer, askedLabel, askedOf, askedStore, askedUser } from './asked.ts'
import { dateCell } from './csv-file.ts'
import { type FiledList, fileOf } from './filed.ts'

interface Wanted extends InboxFilter {
  /** The text to search for, or ''. */
  readonly text: string
}

const DIRECTIONS = { in: 'received', out: 'sent' } as const

const askedAssignee = (assigned: InboxSearch['assigned'], caller: Caller) =>
  assigned === 'me' || assigned === 'none'
    ? Effect.succeed(assigned === 'me' ? caller.userID : assigned)
    : askedUser(assigned === 'any' ? undefined : assigned, caller)

/** Its call sorts a text search by relevance (`calls/inbox/list.ts`); its file is always sorted by activity. */
export const inbox: FiledList<
  InboxSearch,
  Wanted,
  Awaited<ReturnType<typeof inboxPage>>['rows'][number],
  typeof InboxRow.Type
> = {
  sorting: { orders: { activity: BY_ACTIVITY }, sortBy: 'activity', sortDir: 'desc', perPage: 10 },
  filter: Effect.fnUntraced(function* (search, caller) {
    const { filter, store, status, flag, label, assigned, unread, custID, channel, lead, promise } = search
    const storeID = yield* askedStore(store, caller)
    const labelID = yield* askedLabel(label, 'conversation', caller)
    const ofCustomer = yield* askedCustomer(custID, caller)
    const assignee = yield* askedAssignee(assigned, caller)
    const asked = yield* askedOf('status', status, ['active', 'archived', 'all'])
    const flagged = yield* askedOf('flag', flag, ['any', ...CONVERSATION_FLAGS])
    const asksChat = (yield* askedOf('channel', channel, ['any', 'web'])) === 'web'
    const asksLead = yield* askedOf('lead', lead, ['any', ...LEAD_FILTERS])
    const asksPromise = (yield* askedOf('promise', promise, ['any', 'broken'])) === 'broken'
    if (asksLead !== 'any' && !hasFeature(caller.features, 'quotebubble'))
      return yield* invalid({ 'search.lead': lackSentence('quotebubble') })
    return {
      text: (filter ?? '').trim(),
      storeIDs: storeID === undefined ? caller.storeIDs : [storeID],
      statuses: asked === 'all' ? CONVERSATION_STATUSES : [asked],
      flag: flagged === 'any' ? undefined : flagged,
      assigned: assignee,
      unread: unread ?? undefined,
      labelID,
      custID: ofCustomer,
      chat: asksChat || undefined,
      leads: asksLead === 'any' ? undefined : leadStatusesOf(asksLead),
      promiseBroken: asksPromise || undefined,
    }
  }),
  labels: 'conversation',
  page: async (db, caller, { text, ...filter }, page) => {
    const convoIDs = text === '' ? undefined : (await findInInbox(db, caller, text)).convoIDs
    return inboxPage(db, caller, { ...filter, convoIDs }, page)
  },
  lines: (db, caller, rows, presenting) =>
    presentInbox(
      db,
      caller,
      rows.map(({ convoID }) => convoID),
      presenting,
    ),
  columns: (names) => [
    ['Last activity', ({ messageDate, convo }) => dateCell(messageDate, names.zone(convo.storeID))],
    ['Last name', ({ customer }) => customer.custLastName],
    ['First name', ({ customer }) => customer.custFirstName],
    ['Phone', ({ customer }) => formatPhone(customer.custPhone)],
    ['Store', ({ store }) => store.storeName],
    ['Status', ({ convo }) => convo.convoStatus],
    ['Flag', ({ convo }) => (convo.convoFlag === 'none' ? '' : convo.convoFlag)],
    ['Assigned to', ({ convo }) => names.user(convo.convoAssignedUserID)],
    ['Labels', ({ convo }) => names.labels(convo.convoLabels)],
    ['Unread', ({ convo }) => convo.convoUnread],
    [
      'Waiting since',
      ({ convo }) =>
        convo.convoWaitingSince === null ? '' : dateCell(convo.convoWaitingSince, names.zone(convo.storeID)),
    ],
    ['Last message', ({ messageBody }) => messageBody],
    ['Direction', ({ messageDirection }) => DIRECTIONS[messageDirection]],
    ['Channel', ({ messageChannel }) => messageChannel],
    ['Quote request', ({ convo: { convoLeadStatus } }) => convoLeadStatus && LEAD_STATUS_LABELS[convoLeadStatus]],
    ['Promise', ({ convo }) => (convo.convoPromiseBroken ? 'broken' : '')],
    ['Delivery', ({ messageStatus }) => messageStatus],
    ['Time zone', ({ convo }) => names.zone(convo.storeID)],
    ['Conversation ID', ({ convoID }) => convoID],
  ],
}

export const file = fileOf(inbox)
