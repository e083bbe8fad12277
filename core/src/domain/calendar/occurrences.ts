import { addDays, dayOfMonth, daysBetween, LAST_DAY, type LocalDay, yearMonthDay } from '#domain/time/day.ts'

export interface Span {
  readonly start: LocalDay
  /** Inclusive. */
  readonly end: LocalDay
}

/** Spec 2 §3: itemRepeat is 'year' or null. */
export type Repeat = 'year' | null

/** Leaves out years whose occurrence could begin so late that its end falls off the calendar. */
const fits = (start: LocalDay, length: number): boolean => daysBetween(start, LAST_DAY) >= length

/**
 * The occurrences that touch the window, both ends included, in order. Each is computed from its year alone, so the
 * cost grows with the occurrences found, not with the years passed. An entry on February 29 shows on the 28th in common
 * years. Every occurrence keeps the entry's length in days.
 */
export const occurrences = (entry: Span, repeat: Repeat, from: LocalDay, to: LocalDay): Span[] => {
  if (entry.end < entry.start || to < from) return []
  if (repeat === null) return entry.start <= to && entry.end >= from ? [entry] : []
  const length = daysBetween(entry.start, entry.end)
  const { year, month, day } = yearMonthDay(entry.start)
  const firstYear = Math.max(year, yearMonthDay(from).year - Math.ceil(length / 365))
  const found: Span[] = []
  for (let at = firstYear; at <= yearMonthDay(to).year; at += 1) {
    const start = dayOfMonth(at, month, day)
    if (!fits(start, length)) break
    const span = { start, end: length === 0 ? start : addDays(start, length) }
    if (start <= to && span.end >= from) found.push(span)
  }
  return found
}
