import { addDays, daysBetween, LAST_DAY, type LocalDay } from '#domain/time/day.ts'
import { instantOf } from '#domain/time/zone.ts'

/** Local days, both included, as every report takes them. */
export interface DayRange {
  readonly start: LocalDay
  readonly end: LocalDay
}

/** Ten years. */
const MOST_DAYS = 3660

export const rangeFault = ({ start, end }: DayRange): string | undefined =>
  end < start ? 'The end is before the start' : undefined

/** Too long to go through day by day, or open-ended: the default range (spec 1 §9) is three million days. */
export const isLong = ({ start, end }: DayRange): boolean => end === LAST_DAY || daysBetween(start, end) >= MOST_DAYS

/** The overlap of two ranges; no days if there is none. */
export const commonDays = (one: DayRange, other: DayRange): DayRange => ({
  start: one.start > other.start ? one.start : other.start,
  end: one.end < other.end ? one.end : other.end,
})

const WEEK = 7

/**
 * The days that a range is compared with: as many right before, or for a single day the same weekday a week
 * before, since a Sunday says little about a Monday.
 */
export const previousRange = ({ start, end }: DayRange): DayRange => {
  const length = daysBetween(start, end) + 1
  const back = length === 1 ? WEEK : length
  return { start: addDays(start, -back), end: addDays(end, -back) }
}

/** Its days until today: later ones have nothing to compare yet. */
export const untilToday = ({ start, end }: DayRange, today: LocalDay): DayRange => ({
  start,
  end: end < today ? end : today,
})

export const daysOf = ({ start, end }: DayRange): LocalDay[] =>
  Array.from({ length: Math.max(0, daysBetween(start, end) + 1) }, (_, index) => addDays(start, index))

/**
 * The first instant of each day in the range, and of the day after: a day is the store's own, of 23, 24 or 25 hours, not
 * UTC's.
 */
export const dayStarts = (range: DayRange, timezone: string): number[] =>
  [...daysOf(range), addDays(range.end, 1)].map((day) => instantOf(day, timezone))

/** The index of the day containing an instant, by bisection; -1 outside the range. */
export const dayIndex = (starts: readonly number[], instant: number): number => {
  let low = 0
  let high = starts.length - 1
  if (instant < (starts[low] ?? Infinity) || instant >= (starts[high] ?? -Infinity)) return -1
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (instant < (starts[middle] ?? Infinity)) high = middle
    else low = middle
  }
  return low
}
