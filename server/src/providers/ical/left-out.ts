import { entryDate } from './entry-date.ts'
import type { Event, Property, Time } from './parts.ts'

const dayText = (time: Time): string => time.toString().slice(0, 10)

export const zoneOf = (property: Property | null): string | undefined => {
  const zone = property?.getParameter('tzid')
  return typeof zone === 'string' ? zone : undefined
}

/**
 * Whether a time is left out of an event's series: excepted, or moved elsewhere. A file may name it in another zone than
 * the event's, or by its day alone; the library compares them as written, and misses the one after one written twice.
 */
export const leftOut = ({ component, startDate, exceptions }: Event, timezone: string): ((time: Time) => boolean) => {
  const names = new Set<string>()
  const add = (property: Property) => {
    for (const time of property.getValues() as Time[])
      names.add(time.isDate || startDate.isDate ? dayText(time) : entryDate(time, zoneOf(property), timezone))
  }
  component.getAllProperties('exdate').forEach(add)
  for (const moved of Object.values(exceptions)) add(moved.component.getFirstProperty('recurrence-id')!)
  const own = zoneOf(component.getFirstProperty('dtstart'))
  return (time) =>
    names.size > 0 && (names.has(dayText(time)) || (!time.isDate && names.has(entryDate(time, own, timezone))))
}
