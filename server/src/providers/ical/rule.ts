import { FREQUENCIES, type Frequency, type Moment, type RecurrenceRule } from '@xd/core/domain/calendar/recurrence.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import { dayText } from './entry-date.ts'
import type { Property, Recur, Time } from './parts.ts'
import { Unreadable } from './unreadable.ts'

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const
/** More often than this is no entry of a calendar. */
const MOST_TIMES = 24

const twoDigits = (n: number) => String(n).padStart(2, '0')
const timeText = (hour: number, minute: number, second: number) => [hour, minute, second].map(twoDigits).join(':')

/** A moment on the clock it is written in. */
export const momentOf = (time: Time): Moment => ({
  day: dayText(time) as LocalDay,
  ...(time.isDate ? {} : { time: timeText(time.hour, time.minute, time.second) }),
})

/** Parts of a rule that the library passes on as they are written (RFC 7529). */
type Extended = Recur & { readonly rscale?: string; readonly skip?: string }
type Parts = Readonly<Record<string, readonly (number | string)[] | undefined>>

/** The times of day a rule names; those it leaves open are the first occurrence's. */
const timesIn = (parts: Parts, start: Time): readonly string[] | undefined => {
  if (start.isDate || !(parts['BYHOUR'] ?? parts['BYMINUTE'] ?? parts['BYSECOND'])) return undefined
  const [hours, minutes, seconds] = [
    parts['BYHOUR'] ?? [start.hour],
    parts['BYMINUTE'] ?? [start.minute],
    parts['BYSECOND'] ?? [start.second],
  ] as number[][]
  if (hours!.length * minutes!.length * seconds!.length > MOST_TIMES) throw new Unreadable('tooOften')
  return hours!.flatMap((h) => minutes!.flatMap((m) => seconds!.map((s) => timeText(h, m, s)))).sort()
}

const OFTEN = ['SECONDLY', 'MINUTELY', 'HOURLY']

/** The library's reading of a rule, if it can be one of ours. */
export const recurOf = (property: Property): Recur => {
  const rule = property.getFirstValue() as Extended | null
  // The library takes "no times" for "without end".
  if (rule === null || typeof rule !== 'object' || rule.count === 0) throw new Unreadable('rule')
  if (OFTEN.includes(rule.freq)) throw new Unreadable('tooOften')
  if ((rule.rscale ?? 'GREGORIAN').toUpperCase() !== 'GREGORIAN') throw new Unreadable('otherCalendar')
  if ((rule.skip ?? 'OMIT').toUpperCase() !== 'OMIT') throw new Unreadable('skip')
  return rule
}

/** A rule of an event as ours; `until` is its end on the event's clock. */
export const ruleOf = (recur: Recur, start: Time, until: string | undefined): RecurrenceRule => {
  const frequency = FREQUENCIES.find((one) => one === recur.freq) as Frequency | undefined
  const { interval, count } = recur
  if (frequency === undefined || !(interval > 0) || (count !== null && !(count > 0))) throw new Unreadable('rule')
  const parts = recur.parts as Parts
  const numbers = (name: string) => parts[name] as readonly number[] | undefined
  return {
    frequency,
    interval,
    count: count ?? undefined,
    until,
    weekStart: WEEKDAYS[recur.wkst - 1],
    months: numbers('BYMONTH'),
    monthDays: numbers('BYMONTHDAY'),
    yearDays: numbers('BYYEARDAY'),
    weeks: numbers('BYWEEKNO'),
    weekdays: parts['BYDAY'] as readonly string[] | undefined,
    times: timesIn(parts, start),
    positions: numbers('BYSETPOS'),
  }
}
