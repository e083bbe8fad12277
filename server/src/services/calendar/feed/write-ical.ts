import ical, { ICalCalendarMethod } from 'ical-generator'
import type { CalendarEntry } from '@xd/core/contract/entity/calendar-entry.ts'
import { addDays } from '@xd/core/domain/time/day.ts'
import { instantOf, type LocalDay } from '@xd/core/domain/time/zone.ts'

interface About {
  readonly name: string
  readonly timezone: string
  readonly calendars: ReadonlyMap<number, string>
  readonly publicURL: string
  readonly today: LocalDay
}

/** How often a program is asked to look again. Each decides for itself. */
const REFRESH_SECONDS = 3600

/** A day as the library writes one: it reads dates in UTC. */
const asDate = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** Entries as an iCalendar file: whole days as dates, times in UTC, every occurrence an event of its own. */
export const writeICal = (
  entries: readonly (typeof CalendarEntry.Type)[],
  { name, timezone, calendars, publicURL, today }: About,
): string => {
  const calendar = ical({
    name,
    prodId: { company: 'XD', product: 'Back Office', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
  })
  for (const entry of entries) {
    const { itemID, itemRefKey, itemTitle, itemCalendarID, itemDateStart, itemDateEnd, occursFrom, occursTo } = entry
    const allDay = itemDateStart.length === 10
    const at = (day: string, date: string) => new Date(instantOf(`${day}${date.slice(10)}`, timezone))
    const title = itemCalendarID === null ? undefined : calendars.get(itemCalendarID)
    calendar.createEvent({
      id: `${itemID ?? itemRefKey}/${occursFrom}@xd-back-office`,
      // The same file until something in it changes, or the next day.
      stamp: asDate(today),
      start: allDay ? asDate(occursFrom) : at(occursFrom, itemDateStart),
      // The end of whole days is the day after.
      end: allDay ? asDate(addDays(occursTo as LocalDay, 1)) : at(occursTo, itemDateEnd),
      allDay,
      summary: itemTitle,
      url: `${publicURL}/calendar${itemID === null ? `?ref=${encodeURIComponent(itemRefKey ?? '')}` : `/${itemID}`}`,
      ...(title !== undefined && { categories: [{ name: title }] }),
    })
  }
  return calendar.toString()
}
