import { daysBetween } from '@xd/core/domain/time/day.ts'
import type { LocalDay } from '@xd/core/domain/time/zone.ts'
import type { CalendarEntryData } from '#data/calendars.ts'
import { shownTime } from '#ui/picker/clock-time.ts'

const timeOf = (date: string): string => shownTime(date.slice(11))

/** A night shift is a span of hours; a trip has a time only on its first and its last day. */
const acrossDays = (
  { itemDateStart, itemDateEnd, occursFrom, occursTo }: CalendarEntryData,
  today: LocalDay,
): string => {
  const [passed, length] = [
    daysBetween(occursFrom as LocalDay, today),
    daysBetween(occursFrom as LocalDay, occursTo as LocalDay),
  ]
  const hasTimes = itemDateStart.length > 10
  if (hasTimes && passed === length) return `Until ${timeOf(itemDateEnd)}`
  if (!hasTimes || passed !== 0) return `Day ${passed + 1} of ${length + 1}`
  const isNight = length === 1 && itemDateEnd.slice(11) < itemDateStart.slice(11)
  return isNight ? `${timeOf(itemDateStart)} – ${timeOf(itemDateEnd)}` : `From ${timeOf(itemDateStart)}`
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
