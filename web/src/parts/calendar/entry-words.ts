import { dayOf, hasTime, lastDayOf } from '@xd/core/domain/calendar/entry.ts'
import { occurrenceSpan } from '@xd/core/domain/calendar/move.ts'
import { daysBetween, type LocalDay } from '@xd/core/domain/time/day.ts'
import type { CalendarEntryData } from '#data/calendars.ts'
import { shownTime } from '#ui/picker/clock-time.ts'

const timeIn = (date: string): string => date.slice(11)
const timeOf = (date: string): string => shownTime(timeIn(date))

/** A night shift is a span of hours. A trip has a time only on its first and last days. */
const acrossDays = (entry: CalendarEntryData, today: LocalDay): string => {
  const { start, end } = occurrenceSpan(entry)
  const [passed, length] = [daysBetween(dayOf(start), today), daysBetween(dayOf(start), lastDayOf(start, end))]
  const hours = `${timeOf(start)} – ${timeOf(end)}`
  if (length === 0) return hours
  if (hasTime(end) && passed === length) return `Until ${timeOf(end)}`
  if (!hasTime(start) || passed !== 0) return `Day ${passed + 1} of ${length + 1}`
  return length === 1 && timeIn(end) < timeIn(start) ? hours : `From ${timeOf(start)}`
}

/**
 * When an entry is, described on one of its days: "All day", "8:30 AM", "8:30 AM – 9:00 AM", "From 8:30 AM", "Day 3 of
 * 7", "Until 5:00 PM".
 */
export const entryWhen = (entry: CalendarEntryData, today: LocalDay): string => {
  const { itemDateStart, itemDateEnd, occursFrom, occursTo } = entry
  if (occursFrom !== occursTo) return acrossDays(entry, today)
  if (itemDateStart.length === 10) return 'All day'
  return itemDateEnd === itemDateStart || itemDateEnd.length === 10
    ? timeOf(itemDateStart)
    : `${timeOf(itemDateStart)} – ${timeOf(itemDateEnd)}`
}
