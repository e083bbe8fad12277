import { localDateTime } from '@xd/core/domain/time/zone.ts'
import { dayText, zoneNamed } from './entry-date.ts'
import { zoneOf } from './left-out.ts'
import type { Event, Recur } from './parts.ts'
import { momentOf } from './rule.ts'

/**
 * The end of a series on its own clock, in which its occurrences are counted: a file writes it in UTC. A series of whole
 * days, or without a zone, is on the company's clock.
 */
export const untilOf = ({ until }: Recur, { component, startDate }: Event, timezone: string): string | undefined => {
  if (!until) return undefined
  const day = dayText(until)
  if (until.isDate) return startDate.isDate ? day : `${day}T23:59:59`
  const isUTC = until.zone?.tzid === 'UTC'
  // A day, written as its midnight.
  if (startDate.isDate && (!isUTC || (until.hour === 0 && until.minute === 0))) return day
  const own = startDate.zone?.tzid
  if (!isUTC || own === 'UTC') return `${day}T${momentOf(until).time}`
  const known = zoneNamed(zoneOf(component.getFirstProperty('dtstart')) ?? '')
  if (known === undefined && own !== undefined && own !== 'floating') {
    const there = until.convertToZone(startDate.zone)
    return `${dayText(there)}T${momentOf(there).time}`
  }
  const there = localDateTime(until.toUnixTime() * 1000, known ?? timezone)
  return startDate.isDate ? there.slice(0, 10) : `${there}:59`
}
