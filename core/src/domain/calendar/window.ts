import { addDays, daysBetween, type LocalDay } from '#domain/time/day.ts'
import { dayOf, type EntryDate, lastDayOf } from './entry.ts'
import { occurrences, type Repeat, type Span } from './occurrences.ts'

/** The longest window in which a repeating entry is listed once per occurrence: a leap year. */
const MAX_UNROLLED_DAYS = 366

interface Dated {
  readonly itemDateStart: EntryDate
  readonly itemDateEnd: EntryDate
  readonly itemRepeat: Repeat
}

export const isUnrolled = (from: LocalDay, to: LocalDay): boolean => daysBetween(from, to) < MAX_UNROLLED_DAYS

/**
 * How many times an entry appears in a list of the days from `from` to `to`, both included: once per occurrence in a
 * window of up to a year, and only at its first occurrence in a longer one. Otherwise the spec's own range, 1900 to
 * 9999, would list a birthday 8,000 times.
 */
export const listedOccurrences = (entry: Dated, from: LocalDay, to: LocalDay): readonly Span[] => {
  const { itemDateStart, itemDateEnd } = entry
  const span = { start: dayOf(itemDateStart), end: lastDayOf(itemDateStart, itemDateEnd) }
  if (isUnrolled(from, to) || entry.itemRepeat === null) return occurrences(span, entry.itemRepeat, from, to)
  // A yearly entry occurs within the first year of the window, or of its own beginning.
  const first = span.start > from ? span.start : from
  const soon = daysBetween(first, to) > MAX_UNROLLED_DAYS ? addDays(first, MAX_UNROLLED_DAYS) : to
  return occurrences(span, entry.itemRepeat, from, soon).slice(0, 1)
}

const monthDay = (day: LocalDay): string => day.slice(5)

const FIRST_OF_YEAR = '01-01'
const LAST_OF_YEAR = '12-31'
const LEAP_EVE = '02-28'
const LEAP_DAY = '02-29'

/**
 * The days of the year, as `MM-DD`, on which a one-day yearly entry must begin to occur in a window. They narrow a
 * search before the occurrences are computed. February 29 counts as the 28th, where it shows in common years.
 */
export const monthDaysOf = (from: LocalDay, to: LocalDay): readonly (readonly [string, string])[] => {
  if (to < from) return []
  if (daysBetween(from, to) >= 365) return [[FIRST_OF_YEAR, LAST_OF_YEAR]]
  const [first, last] = [monthDay(from), monthDay(to)]
  const ranges =
    first <= last
      ? ([[first, last]] as const)
      : ([
          [first, LAST_OF_YEAR],
          [FIRST_OF_YEAR, last],
        ] as const)
  return ranges.map(([low, high]) => [low, high === LEAP_EVE ? LEAP_DAY : high] as const)
}
