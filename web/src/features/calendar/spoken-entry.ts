import { dayOf, type EntryDate, hasTime } from '@xd/core/domain/calendar/entry.ts'
import { type EntrySpan, occurrenceSpan } from '@xd/core/domain/calendar/move.ts'
import { storeZoneName } from '@xd/core/domain/hours/store-clock.ts'
import { instantOf } from '@xd/core/domain/time/zone.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import type { CalendarEntryData } from '#data/calendars.ts'
import { shownTime } from '#ui/picker/clock-time.ts'
import { fullDay, shortDay } from '#ui/picker/month.ts'

const written =
  (dayWords: (day: LocalDay) => string, to: string) =>
  ({ start, end }: EntrySpan): string => {
    const moment = (date: EntryDate) =>
      hasTime(date) ? `${dayWords(dayOf(date))}, ${shownTime(date.slice(11))}` : dayWords(dayOf(date))
    if (start === end) return moment(start)
    return `${moment(start)}${to}${hasTime(end) && dayOf(start) === dayOf(end) ? shownTime(end.slice(11)) : moment(end)}`
  }

/** "Monday, November 23, 2026, 9:00 AM to 10:00 AM". */
export const spanWords = written(fullDay, ' to ')
/** "Mon, Nov 23, 2026, 9:00 AM – 10:00 AM". */
export const shortSpan = written(shortDay, ' – ')

export const everyYear = ({ itemRepeat }: CalendarEntryData): string => (itemRepeat === 'year' ? ', every year' : '')

/** What was saved, and for when: a full day, another month, or a hidden calendar does not show it. */
export const savedWords = (entry: CalendarEntryData, hiddenCalendar: string | undefined): string =>
  `“${entry.itemTitle}” saved for ${shortSpan(occurrenceSpan(entry))}${everyYear(entry)}` +
  (hiddenCalendar === undefined ? '' : `. Its calendar, ${hiddenCalendar}, is hidden.`)

/** " PT" after a time: the calendar follows the company's clock, and its reader may be elsewhere. */
export const zoneWords = (date: EntryDate, timezone: string): string =>
  hasTime(date) ? ` ${storeZoneName(instantOf(date, timezone), timezone)}` : ''

/** When an entry is and where it belongs, for screen readers, after its title. */
export const spokenEntry = (entry: CalendarEntryData, calendar: string): string =>
  [
    spanWords(occurrenceSpan(entry)),
    entry.itemRepeat === 'year' && 'every year',
    calendar,
    entry.itemRefKey !== null && 'managed by another module',
  ]
    .filter(Boolean)
    .join(', ')
