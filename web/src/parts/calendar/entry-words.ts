import { daysBetween } from '@xd/core/domain/time/day.ts'
import type { LocalDay } from '@xd/core/domain/time/zone.ts'
import type { CalendarEntryData } from '#data/calendars.ts'
import { shownTime } from '#ui/picker/clock-time.ts'

const timeOf = (date: string): string => shownTime(date.slice(11))

/** When an entry is, described on one of its days: "All day", "8:30 AM", "8:30 AM – 9:00 AM", "Day 3 of 7". */
export const entryWhen = (
  { itemDateStart, itemDateEnd, occursFrom, occursTo }: CalendarEntryData,
  today: LocalDay,
): string => {
  const [first, last] = [occursFrom as LocalDay, occursTo as LocalDay]
  if (first !== last) return `Day ${daysBetween(first, today) + 1} of ${daysBetween(first, last) + 1}`
  if (itemDateStart.length === 10) return 'All day'
  return itemDateEnd === itemDateStart || itemDateEnd.length === 10
    ? timeOf(itemDateStart)
    : `${timeOf(itemDateStart)} – ${timeOf(itemDateEnd)}`
}
