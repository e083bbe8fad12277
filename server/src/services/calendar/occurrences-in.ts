import { dayOf, lastDayOf } from '@xd/core/domain/calendar/entry.ts'
import { occurrences, type Span } from '@xd/core/domain/calendar/occurrences.ts'
import { listedOccurrences } from '@xd/core/domain/calendar/window.ts'
import { daysBetween, daysOn, type LocalDay } from '@xd/core/domain/time/day.ts'
import { type Direction, encodeCursor, type Order, type Page } from '#db/keyset.ts'
import type { Window } from '#queries/calendar-entries.ts'
import { inSlices } from '#services/in-slices.ts'
import { type Candidate, keyOf } from './candidate.ts'
import { firstInOrder } from './first-in-order.ts'

export interface Occurrence extends Candidate {
  readonly occursFrom: LocalDay
  readonly occursTo: LocalDay
}

const column = (key: string) => ({ ref: key, key, type: 'text' as const })

/** By day; within a day, those without a time first, then by time. */
const byStart: Order = { name: 'start', columns: [column('day'), column('time'), column('key')] }
export const ENTRY_ORDERS = { itemDateStart: byStart } as const

const placeOf = (one: Occurrence) => [one.occursFrom, one.itemDateStart.slice(10), keyOf(one)] as const

const UNTIMED = '      '

/** A moment as one text that sorts the same way: a window may hold tens of thousands of occurrences. */
const momentText = (day: string, time: string): string => `${day}${time || UNTIMED}`

const daysOf = ({ itemDateStart, itemDateEnd }: Candidate): Span => ({
  start: dayOf(itemDateStart),
  end: lastDayOf(itemDateStart, itemDateEnd),
})

/** The day of its end. If it ends at midnight, that is the day after its last one. */
const endOf = ({ itemDateStart, itemDateEnd }: Candidate, { end }: Span): LocalDay =>
  daysOn(end, daysBetween(lastDayOf(itemDateStart, itemDateEnd), dayOf(itemDateEnd)))

/** The days of every occurrence in a window, unordered. */
export const spansIn = async (candidates: readonly Candidate[], { from, to }: Window) => {
  const spans: Pick<Occurrence, 'itemCalendarID' | 'occursFrom' | 'occursTo'>[] = []
  await inSlices(candidates, (candidate) => {
    const { itemCalendarID, itemRepeat } = candidate
    for (const { start, end } of occurrences(daysOf(candidate), itemRepeat, from, to))
      spans.push({ itemCalendarID, occursFrom: start, occursTo: end })
  })
  return spans
}

const offer = (first: ReturnType<typeof firstInOrder<Occurrence>>, candidate: Candidate, span: Span): void => {
  const moment = momentText(span.start, candidate.itemDateStart.slice(10))
  if (!first.mayKeep(moment)) return
  first.add(moment, keyOf(candidate), { ...candidate, occursFrom: span.start, occursTo: endOf(candidate, span) })
}

/**
 * All occurrences in a window, in order. They are sorted a day at a time, because sorting all at once would block the
 * thread.
 */
export async function* occurrencesByDay(candidates: readonly Candidate[], { from, to }: Window, dir: Direction) {
  const days = new Map<LocalDay, ReturnType<typeof firstInOrder<Occurrence>>>()
  await inSlices(candidates, (candidate) => {
    for (const span of listedOccurrences(candidate, from, to)) {
      const day = days.get(span.start) ?? firstInOrder<Occurrence>(Infinity, dir)
      days.set(span.start, day)
      offer(day, candidate, span)
    }
  })
  const inOrder = [...days.keys()].sort()
  if (dir === 'desc') inOrder.reverse()
  for (const day of inOrder) yield days.get(day)!.all()
}

interface First {
  readonly most: number
  readonly dir?: Direction
  readonly only?: (span: Span) => boolean
}

/** The first occurrences in a window of any length, each on its own. */
export const firstOccurrences = async (
  candidates: readonly Candidate[],
  { from, to }: Window,
  { most, dir = 'asc', only = () => true }: First,
): Promise<Occurrence[]> => {
  const first = firstInOrder<Occurrence>(most, dir)
  await inSlices(candidates, (candidate) => {
    for (const span of occurrences(daysOf(candidate), candidate.itemRepeat, from, to))
      if (only(span)) offer(first, candidate, span)
  })
  return first.all()
}

/**
 * One page of the occurrences in a window, by the rules for lists, and their number. They are computed rather than
 * read, so this does the work of a query. It holds only those that may be on the page.
 */
export const pageOfOccurrences = async (
  candidates: readonly Candidate[],
  { from, to }: Window,
  { order, dir, perPage, after, offset = 0 }: Page,
) => {
  const start = after && { moment: momentText(String(after[0]), String(after[1])), key: String(after[2]) }
  const skipped = after === undefined ? offset : 0
  const first = firstInOrder<Occurrence>(skipped + perPage + 1, dir, start)
  let count = 0
  await inSlices(candidates, (candidate) => {
    for (const span of listedOccurrences(candidate, from, to)) {
      count += 1
      offer(first, candidate, span)
    }
  })
  const rest = first.all().slice(skipped)
  const shown = rest.slice(0, perPage)
  const last = shown.at(-1)
  return { shown, count, nextCursor: rest.length > perPage && last ? encodeCursor(order, dir, placeOf(last)) : null }
}
