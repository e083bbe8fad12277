// Which conversations an inbox view shows, in which order. The server's database query does the same. A client that
// learns of a changed conversation uses this to place its row.
import { type LeadFilter, type LeadStatus, leadStatusesOf } from '#domain/bubble/lead.ts'

export interface InboxView {
  readonly filter?: unknown
  readonly store?: unknown
  readonly status?: unknown
  readonly flag?: unknown
  readonly label?: unknown
  readonly assigned?: unknown
  readonly unread?: unknown
  readonly channel?: unknown
  readonly lead?: unknown
  readonly promise?: unknown
  readonly custID?: unknown
  readonly page?: unknown
  readonly cursor?: unknown
  readonly sortDir?: unknown
}

export interface ViewedConversation {
  readonly custID: number
  readonly storeID: number
  readonly convoStatus: string
  readonly convoFlag: string
  readonly convoAssignedUserID: number | null
  readonly convoUnread: number
  readonly convoLabels: readonly number[]
  readonly convoHasChat: boolean
  readonly convoLeadStatus: LeadStatus | null
  readonly convoPromiseBroken: boolean
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null

/**
 * Whether only the server can compute a view: a text search covers every message, and a page is only part of the list.
 */
export const onlyServerKnows = ({ filter, page, cursor, sortDir }: InboxView): boolean =>
  (typeof filter === 'string' && filter.trim() !== '') ||
  isGiven(cursor) ||
  (isGiven(page) && page !== 1) ||
  (isGiven(sortDir) && sortDir !== 'desc')

/** Whether a view shows a conversation that has messages, as far as a client can tell. */
export const isInView = (view: InboxView, convo: ViewedConversation, viewerID: number): boolean => {
  const { store, status, flag, label, assigned, unread, channel, lead, promise, custID } = view
  const passes = (asked: unknown, all: string, isSo: () => boolean) => !isGiven(asked) || asked === all || isSo()
  return (
    passes(store, 'all', () => convo.storeID === store) &&
    passes(status ?? 'active', 'all', () => convo.convoStatus === (status ?? 'active')) &&
    passes(flag, 'any', () => convo.convoFlag === flag) &&
    passes(label, '', () => convo.convoLabels.includes(Number(label))) &&
    passes(custID, '', () => convo.custID === custID) &&
    passes(channel, 'any', () => convo.convoHasChat) &&
    passes(promise, 'any', () => convo.convoPromiseBroken) &&
    passes(
      lead,
      'any',
      () => convo.convoLeadStatus !== null && leadStatusesOf(lead as LeadFilter).includes(convo.convoLeadStatus),
    ) &&
    passes(unread, '', () => convo.convoUnread > 0 === unread) &&
    passes(assigned, 'any', () =>
      assigned === 'none'
        ? convo.convoAssignedUserID === null
        : convo.convoAssignedUserID === (assigned === 'me' ? viewerID : assigned),
    )
  )
}

/** How many conversations an inbox has, and how many of them are unread. */
export interface InboxCount {
  readonly conversations: number
  readonly unread: number
}

/** How many of an inbox's conversations a view shows; undefined when the stored counts cannot tell. */
export const countInView = (
  view: InboxView,
  counts: { readonly active: InboxCount; readonly archived: InboxCount },
): number | undefined => {
  const { status, flag, label, assigned, unread, channel, lead, promise, custID } = view
  const isNarrow =
    onlyServerKnows(view) ||
    [label, custID].some(isGiven) ||
    [flag, assigned, channel, lead, promise].some((one) => isGiven(one) && one !== 'any')
  if (isNarrow) return undefined
  const within = (count: InboxCount) =>
    unread === true ? count.unread : unread === false ? count.conversations - count.unread : count.conversations
  const statuses =
    status === 'all' ? (['active', 'archived'] as const) : ([status === 'archived' ? 'archived' : 'active'] as const)
  return statuses.reduce((total, one) => total + within(counts[one]), 0)
}

export interface PlaceInInbox {
  readonly messageDate: string
  readonly convoID: number
}

/** Whether a row comes before another: newest first, and at the same moment the newer conversation first. */
export const standsBefore = (one: PlaceInInbox, other: PlaceInInbox): boolean => {
  const [at, otherAt] = [Date.parse(one.messageDate), Date.parse(other.messageDate)]
  return at > otherAt || (at === otherAt && one.convoID > other.convoID)
}
