import { dayOf, lastDayOf } from '@xd/core/domain/calendar/entry.ts'
import { occurrenceSpan } from '@xd/core/domain/calendar/move.ts'
import { addDays, type LocalDay } from '@xd/core/domain/time/day.ts'
import type { CalendarEntryData } from '#data/calendars.ts'
import type { DayWindow } from './calendar-view.ts'

/** The entries of each day in a window, by key: one lasting several days is on each of them. */
export const keysByDay = (
  entries: ReadonlyMap<string, CalendarEntryData>,
  { from, to }: DayWindow,
): ReadonlyMap<LocalDay, readonly string[]> => {
  const days = new Map<LocalDay, string[]>()
  for (const [key, entry] of entries) {
    const { start, end } = occurrenceSpan(entry)
    const [first, last] = [dayOf(start), lastDayOf(start, end)]
    for (let day = first < from ? from : first; day <= last && day <= to; day = addDays(day, 1))
      days.set(day, [...(days.get(day) ?? []), key])
  }
  return days
}
