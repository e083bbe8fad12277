import type { EventData } from '@xd/core/contract/event.ts'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import {
  countInView,
  isInView,
  onlyServerKnows,
  type PlaceInInbox,
  standsBefore,
} from '@xd/core/domain/conversation/inbox-view.ts'
import { capCount } from '@xd/core/domain/search/count-cap.ts'
import { serverNow } from '#state/server-clock.ts'
import type { ListSearch } from './use-list.ts'

type Answer = WireOutput<'inbox/list'>
type Row = Answer['messages'][number]
type News = EventData['reload_inbox']

/** A page as fetched, or with rows added and removed since. */
export interface InboxPage extends Answer {
  /** The page's end when it was fetched, so that a row that moves away leaves no gap before the next page. */
  readonly endsAt?: PlaceInInbox
}

const placeOf = ({ messageDate, convo }: Row): PlaceInInbox => ({ messageDate, convoID: convo.convoID })

/** Where the loaded rows end; null if they are the whole view, undefined if that is unknown. */
const endOf = (pages: readonly InboxPage[]): PlaceInInbox | null | undefined => {
  const last = pages.at(-1)
  if (last === undefined || last.nextCursor === null) return null
  const row = last.messages.at(-1)
  return last.endsAt ?? (row && placeOf(row))
}

/** News is no older than this when it arrives. */
const NEWS_AGE_MS = 10_000

/** A draft that the user saved a moment ago may not be in the news yet. A message after it was made of it. */
const withNewerDraft = (row: Row, known: Row | undefined): Row => {
  const draft = known?.draft
  if (!draft) return row
  const savedAt = Date.parse(draft.draftDate)
  const isMissed = row.draft
    ? savedAt > Date.parse(row.draft.draftDate)
    : savedAt > Date.parse(row.messageDate) && serverNow() - savedAt < NEWS_AGE_MS
  return isMissed ? { ...row, draft } : row
}

const inserted = (pages: readonly (readonly Row[])[], row: Row): (readonly Row[])[] => {
  const place = placeOf(row)
  const at = pages.findIndex((rows) => rows.some((other) => standsBefore(place, placeOf(other))))
  const index = at === -1 ? pages.length - 1 : at
  return pages.map((rows, i) => {
    if (i !== index) return rows
    const before = rows.filter((other) => !standsBefore(place, placeOf(other)))
    return [...before, row, ...rows.slice(before.length)]
  })
}

/** The view's current row count: from the inbox counts, from the loaded rows if those are all, or one less. */
const countNow = (
  { count, countCapped }: Answer,
  search: ListSearch<'inbox/list'>,
  { all, store }: NonNullable<News['inbox']>,
  { was, is, here }: { was: boolean; is: boolean; here: number | undefined },
): Pick<Answer, 'count' | 'countCapped'> | undefined => {
  const isOfOneStore = typeof search.store === 'number'
  if (isOfOneStore && search.store !== store.storeID) return { count, ...(countCapped && { countCapped }) }
  const kept = countInView(search, isOfOneStore ? store : all)
  if (kept !== undefined) return capCount(kept)
  if (here !== undefined) return { count: here }
  if (!was || countCapped) return undefined
  return { count: is ? count : count - 1 }
}

/** A view's pages with one conversation's new state; undefined if they must be refetched. */
export const withConversation = (
  pages: readonly InboxPage[],
  search: ListSearch<'inbox/list'>,
  { convoID, row, inbox }: News,
  userID: number,
): readonly InboxPage[] | undefined => {
  const [first, end] = [pages[0], endOf(pages)]
  if (row === undefined || inbox === undefined || first === undefined || end === undefined) return undefined
  if (onlyServerKnows(search)) return undefined
  const known = pages.flatMap(({ messages }) => messages).find(({ convo }) => convo.convoID === convoID)
  const is = row !== null && isInView(search, row.convo, userID)
  const others = pages.map(({ messages }) => messages.filter(({ convo }) => convo.convoID !== convoID))
  const isHere = is && (end === null || !standsBefore(end, placeOf(row)))
  const rows = isHere ? inserted(others, withNewerDraft(row, known)) : others
  const here = rows.reduce((total, { length }) => total + length, 0)
  const counted = countNow(first, search, inbox, {
    was: known !== undefined,
    is,
    here: end === null ? here : undefined,
  })
  // If all loaded rows are gone but more exist, the view must fetch them.
  if (counted === undefined || (here === 0 && end !== null)) return undefined
  return pages.map(({ countCapped: _, ...page }, i) => ({
    ...page,
    ...counted,
    messages: rows[i]!,
    unread: inbox.all.active.unread,
    ...(end !== null && i === pages.length - 1 && { endsAt: end }),
  }))
}

const changedRows = (pages: readonly InboxPage[], change: (row: Row) => Row): readonly InboxPage[] =>
  pages.map((page) => {
    const messages = page.messages.map(change)
    return messages.some((row, i) => row !== page.messages[i]) ? { ...page, messages } : page
  })

/** With a contact's new details. A text search must run again, because other words may match now. */
export const withCustomer = (
  pages: readonly InboxPage[],
  search: ListSearch<'inbox/list'>,
  { custID, customer }: EventData['reload_customer'],
): readonly InboxPage[] | undefined =>
  customer === undefined || search.filter?.trim()
    ? undefined
    : changedRows(pages, (row) => {
        if (row.customer.custID !== custID) return row
        const { custFirstName, custLastName, custPhone } = customer
        const payment = row.payment && { ...row.payment, customer: { custFirstName, custLastName, custPhone } }
        return { ...row, customer, ...(payment && { payment }) }
      })

/** With a text's delivery status. */
export const withStatus = (
  pages: readonly InboxPage[],
  { messageID, messageStatus }: EventData['sms_status_update'],
): readonly InboxPage[] =>
  changedRows(pages, (row) => {
    if (row.messageID !== messageID) return row
    const status = messageStatus as Row['messageStatus']
    return { ...row, messageStatus: status, ...(row.payment && { payment: { ...row.payment, messageStatus: status } }) }
  })
