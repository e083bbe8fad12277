// When an event recurs (RFC 5545, section 3.3.10), for events that recur daily or less often. Periods (a year, a month,
// a week or a day) follow each other in steps of the interval, from the one with the first occurrence. In each, the
// days that fit every part of the rule recur, limited to the set positions if the rule has any. Parts that a rule omits
// come from the first occurrence. So "expand" and "limit" in the RFC's table come to the same thing: a walk over the
// days of a period, which always ends.
import { dayFromEpoch, daysInMonth, epochDay, type LocalDay, yearMonthDay } from '#domain/time/day.ts'

export const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
export type Frequency = (typeof FREQUENCIES)[number]

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** Negative numbers count from the end. */
export interface RecurrenceRule {
  readonly frequency: Frequency
  readonly interval: number
  readonly count?: number | undefined
  /** The last moment at which it may occur, written as the occurrences are. */
  readonly until?: string | undefined
  readonly weekStart?: Weekday | undefined
  readonly months?: readonly number[] | undefined
  readonly monthDays?: readonly number[] | undefined
  readonly yearDays?: readonly number[] | undefined
  readonly weeks?: readonly number[] | undefined
  /** FR, or 2FR and -1FR: the second and the last of the month, or of the year. */
  readonly weekdays?: readonly string[] | undefined
  /** The times of day, in order; whole days have none. */
  readonly times?: readonly string[] | undefined
  readonly positions?: readonly number[] | undefined
}

/** A moment on one clock: a day, or a day with a time like 09:30:00. */
export interface Moment {
  readonly day: LocalDay
  readonly time?: string | undefined
}

interface Window {
  readonly from: LocalDay
  readonly to: LocalDay
}

/** Longer than the calendar. */
const LONGEST_INTERVAL = 10_000
const LAST_YEAR = 9999

const stepOf = (interval: number): number => Math.min(Math.max(interval, 1), LONGEST_INTERVAL)
const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7
const dayAt = (year: number, month: number, day: number): number =>
  epochDay(
    `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` as LocalDay,
  )
const yearStart = (year: number): number => dayAt(year, 1, 1)

/** Whether a position among so many is listed, counted from the start or from the end. */
const isListed = (list: readonly number[] | undefined, place: number, of: number): boolean =>
  list === undefined || list.includes(place) || list.includes(place - of - 1)

/**
 * The week of the year a day is in, and how many weeks that year has. A year's first week has at least four of its
 * days.
 */
const weekOf = (day: number, weekStart: number): readonly [week: number, of: number] => {
  const monday = (date: number) => date - ((weekdayOf(date) - weekStart + 7) % 7)
  const first = monday(day)
  const { year } = yearMonthDay(dayFromEpoch(first + 3))
  const [start, end] = [monday(dayAt(year, 1, 4)), monday(dayAt(year + 1, 1, 4))]
  return [(first - start) / 7 + 1, (end - start) / 7]
}

/** The rule, completed from its first occurrence. */
const completed = (rule: RecurrenceRule, { day, time }: Moment): RecurrenceRule => {
  const { frequency, months, monthDays, yearDays, weeks, weekdays } = rule
  const own = yearMonthDay(day)
  const times = time === undefined ? undefined : (rule.times ?? [time])
  const saysDay = monthDays !== undefined || weekdays !== undefined || yearDays !== undefined
  const onWeekday = { ...rule, times, weekdays: weekdays ?? [WEEKDAYS[weekdayOf(epochDay(day))]!] }
  if (frequency === 'WEEKLY') return onWeekday
  if (frequency === 'DAILY' || saysDay) return { ...rule, times }
  if (weeks !== undefined) return onWeekday
  const inMonth = { ...rule, times, monthDays: [own.day] }
  return frequency === 'YEARLY' ? { ...inMonth, months: months ?? [own.month] } : inMonth
}

/** The first and the last day of the period so many intervals after the first. */
const periods = ({ frequency, interval, weekStart = 'MO' }: RecurrenceRule, { day }: Moment) => {
  const step = stepOf(interval)
  const { year, month } = yearMonthDay(day)
  const first = epochDay(day)
  const week = first - ((weekdayOf(first) - WEEKDAYS.indexOf(weekStart) + 7) % 7)
  return (place: number): readonly [first: number, last: number] => {
    const at = place * step
    if (frequency === 'DAILY') return [first + at, first + at]
    if (frequency === 'WEEKLY') return [week + 7 * at, week + 7 * at + 6]
    const months = frequency === 'YEARLY' ? 12 * (year + at) : 12 * year + month - 1 + at
    const [inYear, inMonth] = [Math.floor(months / 12), (months % 12) + 1]
    if (inYear >= LAST_YEAR) return [Infinity, Infinity]
    return frequency === 'YEARLY'
      ? [yearStart(inYear), yearStart(inYear + 1) - 1]
      : [dayAt(inYear, inMonth, 1), dayAt(inYear, inMonth, daysInMonth(inYear, inMonth))]
  }
}

/** Whether a day fits every part of the rule. */
const fitting = ({ frequency, months, monthDays, yearDays, weeks, weekdays, weekStart = 'MO' }: RecurrenceRule) => {
  const named = weekdays?.map((text) => ({
    ordinal: Number(text.slice(0, -2)),
    weekday: WEEKDAYS.indexOf(text.slice(-2) as Weekday),
  }))
  const isOfMonth = frequency === 'MONTHLY' || months !== undefined
  return (at: number): boolean => {
    const { year, month, day } = yearMonthDay(dayFromEpoch(at))
    if (months !== undefined && !months.includes(month)) return false
    const [monthLength, yearDay] = [daysInMonth(year, month), at - yearStart(year) + 1]
    const yearLength = yearStart(year + 1) - yearStart(year)
    if (!isListed(monthDays, day, monthLength) || !isListed(yearDays, yearDay, yearLength)) return false
    if (weeks !== undefined && !isListed(weeks, ...weekOf(at, WEEKDAYS.indexOf(weekStart)))) return false
    if (named === undefined) return true
    const [place, length] = isOfMonth ? [day, monthLength] : [yearDay, yearLength]
    const [fromStart, fromEnd] = [Math.ceil(place / 7), -Math.floor((length - place) / 7) - 1]
    return named.some(
      ({ ordinal, weekday }) =>
        weekday === weekdayOf(at) && (ordinal === 0 || ordinal === fromStart || ordinal === fromEnd),
    )
  }
}

const LONGEST_PERIOD: Readonly<Record<Frequency, number>> = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 }

/** How many periods before the window can be skipped. Counted occurrences must be counted from the first. */
const placeNear = ({ count, frequency, interval }: RecurrenceRule, { day }: Moment, from: number): number => {
  if (count !== undefined) return 0
  const longest = LONGEST_PERIOD[frequency] * stepOf(interval)
  return Math.max(0, Math.floor((from - epochDay(day)) / longest) - 1)
}

/** The moments on the days of a window, in order. */
export function* recurrences(asked: RecurrenceRule, first: Moment, within: Window): Generator<string, void, undefined> {
  const rule = completed(asked, first)
  const [periodAt, fits] = [periods(rule, first), fitting(rule)]
  const [from, to] = [epochDay(within.from), epochDay(within.to)]
  const begin = first.time === undefined ? first.day : `${first.day}T${first.time}`
  let count = 0
  for (let place = placeNear(rule, first, from); ; place += 1) {
    const [start, end] = periodAt(place)
    if (start > to) return
    const moments: string[] = []
    for (let at = start; at <= end; at += 1) {
      if (!fits(at)) continue
      const day = dayFromEpoch(at)
      if (rule.times === undefined) moments.push(day)
      else for (const time of rule.times) moments.push(`${day}T${time}`)
    }
    for (const [i, moment] of moments.entries()) {
      if (moment < begin || !isListed(rule.positions, i + 1, moments.length)) continue
      if (rule.until !== undefined && moment > rule.until) return
      if (rule.count !== undefined && ++count > rule.count) return
      const day = moment.slice(0, 10)
      if (day > within.to) return
      if (day >= within.from) yield moment
    }
  }
}
