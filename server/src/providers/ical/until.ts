import ICAL from 'ical.js'
import { localDateTime } from '@xd/core/domain/time/zone.ts'
import { zoneNamed } from './entry-date.ts'
import { zoneOf } from './left-out.ts'
import type { Event, Recur } from './parts.ts'

/**
 * A series in a zone that the file doesn't define, or in none, counts in times of its own clock, and so must its end: the
 * library compares them with a moment in UTC as if they were in UTC too, and ends the series hours early or late.
 */
export const endOnWallClock = ({ component, startDate }: Event, timezone: string): void => {
  const isOnAnyClock = startDate.isDate || startDate.zone?.tzid === 'floating'
  const zone = zoneNamed(zoneOf(component.getFirstProperty('dtstart')) ?? '') ?? timezone
  for (const property of component.getAllProperties('rrule')) {
    const rule = property.getFirstValue() as Recur
    const { until } = rule
    if (!isOnAnyClock || until?.zone?.tzid !== 'UTC') continue
    // A day, written as its midnight.
    if (startDate.isDate && until.hour === 0 && until.minute === 0) continue
    rule.until = ICAL.Time.fromDateTimeString(`${localDateTime(until.toUnixTime() * 1000, zone)}:59`)
  }
}
