import { dayOf } from '@xd/core/domain/calendar/entry.ts'
import { occurrences, type Span } from '@xd/core/domain/calendar/occurrences.ts'
import { listedOccurrences } from '@xd/core/domain/calendar/window.ts'
import type { LocalDay } from '@xd/core/domain/time/zone.ts'
import { type Direction, encodeCursor, type Order, type Page } from '#db/keyset.ts'
import type { Window } from '#queries/calendar-entries.ts'
import type { Candidate } from './candidate.ts'

export interface Occurrence extends Candidate {
  readonly occursFrom: LocalDay
  readonly occursTo: LocalDay
}

const column = (key: string) => ({ ref: key, key, type: 'text' as const })

/** By day; within a day, those without a time first, then by time. */
const byStart: Order = { name: 'start', columns: [column('day'), column('time'), column('key')] }
export const ENTRY_ORDERS = { itemDateStart: byStart } as const

const placeOf = ({ occursFrom, itemDateStart, key }: Occurrence) => [occursFrom, itemDateStart.slice(10), key] as const

const compare = (a: readonly (string | number)[], b: readonly (string | number)[]): number => {
  const at = a.findIndex((part, i) => part !== b[i])
  return at < 0 ? 0 : a[at]! < b[at]! ? -1 : 1
}

const UNTIMED = '      '

/** A place as one text, which sorts alike: a window may hold tens of thousands of occurrences. */
const placeText = ({ occursFrom, itemDateStart, key }: Occurrence): string =>
  `${occursFrom}${itemDateStart.slice(10) || UNTIMED}${key}`

const inOrder = (all: readonly Occurrence[], dir: Direction): Occurrence[] => {
  const sign = dir === 'asc' ? 1 : -1
  return all
    .map((occurrence) => ({ occurrence, place: placeText(occurrence) }))
    .sort((a, b) => (a.place === b.place ? 0 : a.place < b.place ? -sign : sign))
    .map(({ occurrence }) => occurrence)
}

/** Every time that candidates occur, by the rule for a window. */
const unrolled = (candidates: readonly Candidate[], rule: (candidate: Candidate) => readonly Span[]): Occurrence[] => {
  const all: Occurrence[] = []
  for (const candidate of candidates)
    for (const { start, end } of rule(candidate)) all.push({ ...candidate, occursFrom: start, occursTo: end })
  return all
}

const daysOf = ({ itemDateStart, itemDateEnd }: Candidate): Span => ({
  start: dayOf(itemDateStart),
  end: dayOf(itemDateEnd),
})

/** Every occurrence in a window of the wanted candidates, in order. */
export const occurrencesIn = (candidates: readonly Candidate[], { from, to }: Window, dir: Direction): Occurrence[] =>
  inOrder(
    unrolled(candidates, (candidate) => listedOccurrences(candidate, from, to)),
    dir,
  )

/** Every occurrence in a window of any length, in order. */
export const everyOccurrence = (candidates: readonly Candidate[], { from, to }: Window): Occurrence[] =>
  inOrder(
    unrolled(candidates, (candidate) => occurrences(daysOf(candidate), candidate.itemRepeat, from, to)),
    'asc',
  )

/** The days of every occurrence in a window, in no order. */
export function* spansIn(candidates: readonly Candidate[], { from, to }: Window) {
  for (const candidate of candidates) {
    const { itemCalendarID, itemRepeat } = candidate
    for (const { start, end } of occurrences(daysOf(candidate), itemRepeat, from, to))
      yield { itemCalendarID, occursFrom: start, occursTo: end }
  }
}

/** One page of them. They are computed rather than read, so this does what a query would. */
export const pageOfOccurrences = (all: readonly Occurrence[], { order, dir, perPage, after, offset = 0 }: Page) => {
  const sign = dir === 'asc' ? 1 : -1
  const first = after === undefined ? offset : all.findIndex((one) => sign * compare(placeOf(one), after) > 0)
  const rest = first < 0 ? [] : all.slice(first)
  const shown = rest.slice(0, perPage)
  const last = shown.at(-1)
  return { shown, nextCursor: rest.length > perPage && last ? encodeCursor(order, dir, placeOf(last)) : null }
}
