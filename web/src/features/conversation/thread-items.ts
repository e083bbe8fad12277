import type { MessageData } from '#data/use-messages.ts'
import type { CommentData, ThreadItem } from './thread-item.ts'
import { type Pages, type Stretch, stretchOf } from './thread-stretch.ts'

const noteItems = new WeakMap<CommentData, ThreadItem>()
const noteItem = (comment: CommentData): ThreadItem => {
  const item = noteItems.get(comment) ?? {
    kind: 'note',
    key: `n${comment.commentID}`,
    at: Date.parse(comment.commentDate),
    comment,
  }
  noteItems.set(comment, item)
  return item
}

const NO_NOTES: readonly ThreadItem[] = []

interface Span {
  readonly from: number
  readonly to: number
}

const spans = new WeakMap<readonly MessageData[], Span>()
const spanOf = (messages: readonly MessageData[]): Span => {
  const known = spans.get(messages)
  if (known) return known
  const times = messages.map(({ messageDate }) => Date.parse(messageDate))
  const span = { from: Math.min(...times), to: Math.max(...times) }
  spans.set(messages, span)
  return span
}

interface Group {
  readonly pages: Pages
  readonly from: number
}

/** Pages follow each other by when messages came here, which is not quite when they were sent: those that overlap belong together. */
const apart = (pages: Pages): Group[] => {
  const groups: Group[] = []
  for (const page of pages.toReversed()) {
    const { from, to } = spanOf(page)
    // One text that came late may reach over several pages.
    const overlapped = groups.splice(0, groups.filter((newer) => newer.from < to).length)
    groups.unshift({
      pages: [page, ...overlapped.flatMap((group) => group.pages)],
      from: Math.min(from, ...overlapped.map((group) => group.from)),
    })
  }
  return groups
}

/**
 * Messages, by pages that are oldest first, and notes in one line of time, with a divider for each day of the store. Notes
 * older than the oldest message that is loaded wait for it.
 */
export const threadItems = (
  pages: Pages,
  comments: readonly CommentData[],
  timezone: string,
  complete: boolean,
): ThreadItem[] => {
  const notes = comments.map(noteItem)
  const notesBetween = (from: number, to: number) =>
    notes.length === 0 ? NO_NOTES : notes.filter(({ at }) => at >= from && at < to)
  const groups = apart(pages)
  const stretches: Stretch[] = []
  groups.toReversed().forEach((group, back) => {
    const isOldest = back === groups.length - 1
    const from = isOldest && complete ? -Infinity : group.from
    const newer = groups[groups.length - back]
    stretches.unshift(
      stretchOf(group.pages, notesBetween(from, newer?.from ?? Infinity), stretches[0]?.first, timezone),
    )
  })
  return stretches.flatMap(({ items, firstDay }, index) =>
    firstDay !== undefined && firstDay === stretches[index - 1]?.lastDay ? items.slice(1) : items,
  )
}
