import type { Wire } from '@xd/core/contract/calls.ts'
import type { Comment } from '@xd/core/contract/entity/comment.ts'
import { type LocalDay, localDay } from '@xd/core/domain/time/zone.ts'
import type { Outgoing } from '#data/outbox.ts'
import type { MessageData } from '#data/use-messages.ts'

export type CommentData = Wire<typeof Comment>

export type ThreadItem =
  | { kind: 'day'; key: string; at: number }
  | { kind: 'message'; key: string; at: number; message: MessageData; last: boolean }
  | { kind: 'note'; key: string; at: number; comment: CommentData }
  | { kind: 'scheduled'; key: string; at: number; message: MessageData }
  | { kind: 'outgoing'; key: string; at: number; outgoing: Outgoing }

/** What was worked out of a message before: a long conversation grows by pages. */
const known = new WeakMap<object, number>()
const timeOf = (thing: object, date: string): number => {
  const at = known.get(thing) ?? Date.parse(date)
  known.set(thing, at)
  return at
}

const QUARTER_MS = 15 * 60_000
const days = new Map<string, LocalDay>()
/** Every zone's days begin at a quarter of an hour: within one it is one day. */
const dayOf = (at: number, timezone: string): LocalDay => {
  const quarter = `${timezone}/${Math.floor(at / QUARTER_MS)}`
  const day = days.get(quarter) ?? localDay(at, timezone)
  days.set(quarter, day)
  return day
}

const RUN_MS = 5 * 60_000

const sideOf = (item: ThreadItem | undefined): string =>
  item?.kind === 'message' && !item.message.payment ? `${item.message.messageDirection}/${item.message.messageSentByID}` : ''

/**
 * Messages and notes in one line of time, with a divider for each day of the store. Notes older than the oldest
 * message that is loaded wait for it.
 */
export const threadItems = (messages: readonly MessageData[], comments: readonly CommentData[], timezone: string, complete: boolean): ThreadItem[] => {
  const first = messages[0] ? timeOf(messages[0], messages[0].messageDate) : 0
  const dated: ThreadItem[] = [
    ...messages.map((message): ThreadItem => ({ kind: 'message', key: `m${message.messageID}`, at: timeOf(message, message.messageDate), message, last: true })),
    ...comments.map((comment): ThreadItem => ({ kind: 'note', key: `n${comment.commentID}`, at: timeOf(comment, comment.commentDate), comment })),
  ]
    .filter((item) => complete || item.at >= first)
    .sort((a, b) => a.at - b.at)

  const items: ThreadItem[] = []
  let day = ''
  dated.forEach((item, index) => {
    const its = dayOf(item.at, timezone)
    if (its !== day) items.push({ kind: 'day', key: `d${its}`, at: item.at })
    day = its
    const next = dated[index + 1]
    const runsOn = sideOf(item) !== '' && sideOf(item) === sideOf(next) && (next?.at ?? Infinity) - item.at < RUN_MS
    items.push(item.kind === 'message' ? { ...item, last: !runsOn } : item)
  })
  return items
}
