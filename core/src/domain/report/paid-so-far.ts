// What customers paid so far, as Home shows it: today, and this week, which begins on Sunday like the calendar's. Both
// are compared with the same time a week before: a morning with a morning, a Saturday with a Saturday. Days are the
// store's own. Payments count when they were made; reports count requests on the day they were sent.
import { addDays, dayOfWeek } from '#domain/time/day.ts'
import { instantOf, localDateTime, localDay } from '#domain/time/zone.ts'

/** Instants: `from` included, `to` not. */
export interface Span {
  readonly from: number
  readonly to: number
}

export interface Compared<T> {
  readonly now: T
  /** The same a week before. */
  readonly then: T
}

const WEEK = 7

export const paidSpans = (now: number, timezone: string): Record<'today' | 'week', Compared<Span>> => {
  const today = localDay(now, timezone)
  const sunday = addDays(today, -dayOfWeek(today))
  const sameTime = instantOf(`${addDays(today, -WEEK)}T${localDateTime(now, timezone).slice(11)}`, timezone)
  const since = (day: typeof today): Compared<Span> => ({
    now: { from: instantOf(day, timezone), to: now },
    then: { from: instantOf(addDays(day, -WEEK), timezone), to: sameTime },
  })
  return { today: since(today), week: since(sunday) }
}
