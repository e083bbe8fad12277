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

/** Pages whose times overlap, and the group after them. */
interface Group {
  readonly pages: Pages
  readonly from: number
  readonly newer: Group | undefined
  /** The items before its first page. */
  readonly addedTo: Group | undefined
}

const groupsOfPages = new WeakMap<readonly MessageData[], Group>()
/**
 * Pages are ordered by when messages arrived here, which can differ from when they were sent, so overlapping pages are
 * grouped. An older page leaves the later groups unchanged.
 */
const withOlder = (page: readonly MessageData[], addedTo: Group | undefined): Group => {
  const known = groupsOfPages.get(page)
  if (known?.addedTo === addedTo && known) return known
  const { from, to } = spanOf(page)
  const group = { pages: [page], from, newer: addedTo, addedTo }
  // One late text may span several pages.
  while (group.newer && group.newer.from < to) {
    group.pages.push(...group.newer.pages)
    group.from = Math.min(group.from, group.newer.from)
    group.newer = group.newer.newer
  }
  groupsOfPages.set(page, group)
  return group
}

/**
 * Messages, by pages that are oldest first, and notes in one timeline, with a divider for each of the store's days.
 * Notes older than the oldest loaded message wait for it.
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
  const groups: Group[] = []
  const oldest = pages.reduceRight<Group | undefined>((newer, page) => withOlder(page, newer), undefined)
  for (let group = oldest; group; group = group.newer) groups.push(group)
  const stretches: Stretch[] = []
  for (const group of groups.toReversed()) {
    const from = group === oldest && complete ? -Infinity : group.from
    const next = stretches.at(-1)?.first
    stretches.push(stretchOf(group.pages, notesBetween(from, group.newer?.from ?? Infinity), next, timezone))
  }
  stretches.reverse()
  // `concat` copies a long conversation in one go; `flatMap` goes item by item.
  return ([] as ThreadItem[]).concat(
    ...stretches.map(({ items, rest, firstDay }, index) =>
      firstDay !== undefined && firstDay === stretches[index - 1]?.lastDay ? rest : items,
    ),
  )
}
