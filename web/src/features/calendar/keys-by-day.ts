import { addDays } from '@xd/core/domain/time/day.ts'
import type { LocalDay } from '@xd/core/domain/time/zone.ts'
import type { CalendarEntryData } from '#data/calendars.ts'
import type { DayWindow } from './calendar-view.ts'

/** The entries of each day in a window, by key: one lasting several days is on each of them. */
export const keysByDay = (
  entries: ReadonlyMap<string, CalendarEntryData>,
  { from, to }: DayWindow,
): ReadonlyMap<LocalDay, readonly string[]> => {
  const days = new Map<LocalDay, string[]>()
  for (const [key, { occursFrom, occursTo }] of entries) {
    const last = occursTo < to ? occursTo : to
    for (let day = occursFrom < from ? from : (occursFrom as LocalDay); day <= last; day = addDays(day, 1))
      days.set(day, [...(days.get(day) ?? []), key])
  }
  return days
}
