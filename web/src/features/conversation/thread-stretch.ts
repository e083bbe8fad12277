import { localDay } from '@xd/core/domain/time/zone.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import type { MessageData } from '#data/use-messages.ts'
import type { ThreadItem } from './thread-item.ts'

/** Cached results per message: a long conversation grows by pages without redrawing unchanged rows. */
const messageItems = new WeakMap<MessageData, { last: ThreadItem; runsOn?: ThreadItem }>()
const lastItem = (message: MessageData) => {
  const known = messageItems.get(message)
  if (known) return known.last
  const last: ThreadItem = {
    kind: 'message',
    key: `m${message.messageID}`,
    at: Date.parse(message.messageDate),
    message,
    last: true,
  }
  messageItems.set(message, { last })
  return last
}
const runningOn = (item: ThreadItem & { kind: 'message' }): ThreadItem => {
  const known = messageItems.get(item.message)!
  known.runsOn ??= { ...item, last: false }
  return known.runsOn
}

const RUN_MS = 5 * 60_000

/** Whether two messages are from the same side, one soon after the other. */
const runsOn = (item: ThreadItem, next: ThreadItem | undefined): item is ThreadItem & { kind: 'message' } =>
  item.kind === 'message' &&
  next?.kind === 'message' &&
  !item.message.payment &&
  !next.message.payment &&
  item.message.messageDirection === next.message.messageDirection &&
  item.message.messageSentByID === next.message.messageSentByID &&
  next.at - item.at < RUN_MS

/** Some pages of messages, as the server returned them. */
export type Pages = readonly (readonly MessageData[])[]

/** An uninterrupted run between two times: messages and the notes among them. */
export interface Stretch {
  /** Begins with the first day's divider. */
  readonly items: readonly ThreadItem[]
  /** Without that divider: the day began earlier. */
  readonly rest: readonly ThreadItem[]
  readonly first: ThreadItem | undefined
  readonly firstDay: LocalDay | undefined
  readonly lastDay: LocalDay | undefined
}

interface Made extends Stretch {
  readonly pages: Pages
  readonly notes: readonly ThreadItem[]
  readonly next: ThreadItem | undefined
  readonly timezone: string
}

const areSame = (before: readonly unknown[], now: readonly unknown[]): boolean =>
  before === now || (before.length === now.length && before.every((one, index) => one === now[index]))

const make = (pages: Pages, notes: readonly ThreadItem[], next: ThreadItem | undefined, timezone: string): Stretch => {
  const dated = [...pages.flat().map(lastItem), ...notes].sort((a, b) => a.at - b.at)
  const dayAt = (item: ThreadItem | undefined) => item && localDay(item.at, timezone)

  const items: ThreadItem[] = []
  let day: LocalDay | undefined
  dated.forEach((item, index) => {
    const its = dayAt(item)
    if (its !== day) items.push({ kind: 'day', key: `d${its}`, at: item.at })
    day = its
    items.push(runsOn(item, dated[index + 1] ?? next) ? runningOn(item) : item)
  })
  return { items, rest: items.slice(1), first: dated[0], firstDay: dayAt(dated[0]), lastDay: day }
}

const made = new WeakMap<readonly MessageData[], Made>()

/** `next` is what follows it. Results for the same messages are reused. */
export const stretchOf = (
  pages: Pages,
  notes: readonly ThreadItem[],
  next: ThreadItem | undefined,
  timezone: string,
): Stretch => {
  const before = made.get(pages[0]!)
  if (
    before?.timezone === timezone &&
    before.next === next &&
    areSame(before.pages, pages) &&
    areSame(before.notes, notes)
  )
    return before
  const now = { ...make(pages, notes, next, timezone), pages, notes, next, timezone }
  made.set(pages[0]!, now)
  return now
}
