import type { EntryDate } from '@xd/core/domain/calendar/entry.ts'
import { FIRST_DAY, LAST_DAY, parseLocalDay } from '@xd/core/domain/time/day.ts'
import { instantOf, isTimezone, localDateTime } from '@xd/core/domain/time/zone.ts'
import type { Time } from './parts.ts'
import { Unreadable } from './unreadable.ts'

const twoDigits = (n: number) => String(n).padStart(2, '0')

export const dayText = ({ year, month, day }: Time) =>
  `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`
const wallText = (time: Time) => `${dayText(time)}T${twoDigits(time.hour)}:${twoDigits(time.minute)}`

/** `/mozilla.org/20050126_1/America/New_York` names a zone too. */
export const zoneNamed = (name: string): string | undefined =>
  [name, name.split('/').slice(-2).join('/')].find((one) => one !== '' && isTimezone(one))

/** A minute of the company's day. A zone we know is computed from our own tables, others from the file's. */
const minuteOf = (time: Time, named: string | undefined, timezone: string): string => {
  const zone = time.zone?.tzid
  if (zone === 'UTC') return localDateTime(time.toUnixTime() * 1000, timezone)
  // A time without a zone is the same on every clock.
  if (named === undefined) return wallText(time)
  const known = zoneNamed(named)
  if (known !== undefined) return localDateTime(instantOf(wallText(time), known), timezone)
  if (zone === undefined || zone === 'floating') throw new Unreadable('zone')
  return localDateTime(time.toUnixTime() * 1000, timezone)
}

/** A date in a file as an entry's: a day, or a minute in the company's zone. */
export const entryDate = (time: Time, named: string | undefined, timezone: string): EntryDate => {
  const day = dayText(time)
  if (parseLocalDay(day) === undefined || day < FIRST_DAY || day > LAST_DAY) throw new Unreadable('outside')
  return (time.isDate ? day : minuteOf(time, named, timezone)) as EntryDate
}
