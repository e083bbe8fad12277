// The last days of a store's own calendar, ending today, as instants. The spec is silent; days are the store's, not
// UTC's.
import { addDays, asLocalDay } from './day.ts'
import { instantOf, localDay } from './zone.ts'

/** A day as instants: from its first, up to but not including the next day's first. */
export interface DaySpan {
  readonly day: string
  readonly from: number
  readonly to: number
}

export const lastDays = (count: number, now: number, timezone: string): DaySpan[] => {
  const today = asLocalDay(localDay(now, timezone))
  const midnight = (offset: number): number => instantOf(`${addDays(today, offset)}T00:00`, timezone)
  return Array.from({ length: count }, (_, i) => {
    const offset = i - count + 1
    return { day: addDays(today, offset), from: midnight(offset), to: midnight(offset + 1) }
  })
}
