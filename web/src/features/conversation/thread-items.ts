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

/** What was worked out of a message before: a long conversation grows by pages, and rows that are as before are not drawn anew. */
const messageItems = new WeakMap<MessageData, { last: ThreadItem; runsOn?: ThreadItem }>()
const lastItem = (message: MessageData) => {
  const known = messageItems.get(message)
  if (known) return known.last
  const last: ThreadItem = { kind: 'message', key: `m${message.messageID}`, at: Date.parse(message.messageDate), message, last: true }
  messageItems.set(message, { last })
  return last
}
const runningOn = (item: ThreadItem & { kind: 'message' }): ThreadItem => {
  const known = messageItems.get(item.message)!
  known.runsOn ??= { ...item, last: false }
  return known.runsOn
}

const noteItems = new WeakMap<CommentData, ThreadItem>()
const noteItem = (comment: CommentData): ThreadItem => {
  const item = noteItems.get(comment) ?? { kind: 'note', key: `n${comment.commentID}`, at: Date.parse(comment.commentDate), comment }
  noteItems.set(comment, item)
  return item
}

const QUARTER_MS = 15 * 60_000
const daysByZone = new Map<string, Map<number, LocalDay>>()
/** Every zone's days begin at a quarter of an hour: within one it is one day. */
const dayOf = (at: number, timezone: string, days: Map<number, LocalDay>): LocalDay => {
  const quarter = Math.floor(at / QUARTER_MS)
  const day = days.get(quarter) ?? localDay(at, timezone)
  days.set(quarter, day)
  return day
}

const RUN_MS = 5 * 60_000

/** Whether the same side says both, one soon after the other. */
const runsOn = (item: ThreadItem, next: ThreadItem | undefined): item is ThreadItem & { kind: 'message' } =>
  item.kind === 'message' &&
  next?.kind === 'message' &&
  !item.message.payment &&
  !next.message.payment &&
  item.message.messageDirection === next.message.messageDirection &&
  item.message.messageSentByID === next.message.messageSentByID &&
  next.at - item.at < RUN_MS

/**
 * Messages and notes in one line of time, with a divider for each day of the store. Notes older than the oldest
 * message that is loaded wait for it.
 */
export const threadItems = (messages: readonly MessageData[], comments: readonly CommentData[], timezone: string, complete: boolean): ThreadItem[] => {
  const said = messages.map(lastItem)
  const first = said[0]?.at ?? 0
  const notes = comments.map(noteItem).filter((note) => complete || note.at >= first)
  const dated = [...said, ...notes].sort((a, b) => a.at - b.at)
  const days = daysByZone.get(timezone) ?? new Map<number, LocalDay>()
  daysByZone.set(timezone, days)

  const items: ThreadItem[] = []
  let day = ''
  dated.forEach((item, index) => {
    const its = dayOf(item.at, timezone, days)
    if (its !== day) items.push({ kind: 'day', key: `d${its}`, at: item.at })
    day = its
    items.push(runsOn(item, dated[index + 1]) ? runningOn(item) : item)
  })
  return items
}
