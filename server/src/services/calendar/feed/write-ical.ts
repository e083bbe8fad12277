import type { CalendarEntry } from '@xd/core/contract/entity/calendar-entry.ts'
import { addDays, type LocalDay } from '@xd/core/domain/time/day.ts'
import { instantOf } from '@xd/core/domain/time/zone.ts'
import { icalDate, icalInstant, icalLine, icalText } from './ical-line.ts'

interface About {
  readonly name: string
  readonly timezone: string
  readonly calendars: ReadonlyMap<number, string>
  readonly publicURL: string
  readonly today: LocalDay
}

type Entry = typeof CalendarEntry.Type

/** How often a program should look again. Each decides for itself. */
const REFRESH = 'PT1H'

const heading = (name: string): string =>
  icalLine('BEGIN', 'VCALENDAR') +
  icalLine('VERSION', '2.0') +
  icalLine('PRODID', '-//XD//Back Office//EN') +
  icalLine('METHOD', 'PUBLISH') +
  icalLine('NAME', icalText(name)) +
  icalLine('X-WR-CALNAME', icalText(name)) +
  icalLine('REFRESH-INTERVAL;VALUE=DURATION', REFRESH) +
  icalLine('X-PUBLISHED-TTL', REFRESH)

/** Whole days as dates, of which the end is the day after; times in UTC. An event must not end when it starts: a moment has no end. */
const datesOf = ({ itemDateStart, itemDateEnd, occursFrom, occursTo }: Entry, timezone: string): string => {
  if (itemDateStart.length === 10)
    return (
      icalLine('DTSTART;VALUE=DATE', icalDate(occursFrom)) +
      icalLine('DTEND;VALUE=DATE', icalDate(addDays(occursTo as LocalDay, 1))) +
      icalLine('X-MICROSOFT-CDO-ALLDAYEVENT', 'TRUE')
    )
  const at = (day: string, date: string) => instantOf(`${day}${date.slice(10)}`, timezone)
  const [start, end] = [at(occursFrom, itemDateStart), at(occursTo, itemDateEnd)]
  return icalLine('DTSTART', icalInstant(start)) + (end > start ? icalLine('DTEND', icalInstant(end)) : '')
}

/** Whole days and other modules' entries (a birthday, a due ticket) don't make a person busy. */
const isBusy = ({ itemID, itemDateStart }: Entry): boolean => itemID !== null && itemDateStart.length > 10

const eventOf = (entry: Entry, { timezone, calendars, publicURL, today }: About): string => {
  const { itemID, itemRefKey, itemTitle, itemCalendarID, occursFrom } = entry
  const calendar = itemCalendarID === null ? undefined : calendars.get(itemCalendarID)
  const path = itemID === null ? `?ref=${encodeURIComponent(itemRefKey ?? '')}` : `/${itemID}`
  return (
    icalLine('BEGIN', 'VEVENT') +
    icalLine('UID', icalText(`${itemID ?? itemRefKey}/${occursFrom}@xd-back-office`)) +
    // The file stays the same until something in it changes, or until the next day.
    icalLine('DTSTAMP', `${icalDate(today)}T000000Z`) +
    datesOf(entry, timezone) +
    icalLine('SUMMARY', icalText(itemTitle)) +
    icalLine('TRANSP', isBusy(entry) ? 'OPAQUE' : 'TRANSPARENT') +
    icalLine('URL', `${publicURL}/calendar${path}`) +
    (calendar === undefined ? '' : icalLine('CATEGORIES', icalText(calendar))) +
    icalLine('END', 'VEVENT')
  )
}

/** Entries as an iCalendar file, every occurrence a separate event. */
export const writeICal = (entries: readonly Entry[], about: About): string =>
  heading(about.name) + entries.map((entry) => eventOf(entry, about)).join('') + icalLine('END', 'VCALENDAR')
