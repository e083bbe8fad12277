import { addDays, dayOfMonth, dayOfWeek, type LocalDay, yearMonthDay } from '@xd/core/domain/time/day.ts'

/** Six weeks, from the Sunday on or before the first of `day`'s month. */
export function weeksOf(day: LocalDay): LocalDay[][] {
  const { year, month } = yearMonthDay(day)
  const first = dayOfMonth(year, month, 1)
  const start = addDays(first, -dayOfWeek(first))
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => addDays(start, week * 7 + weekday)),
  )
}

/** The same day this many months away, limited to that month's length. */
export function addMonths(day: LocalDay, months: number): LocalDay {
  const { year, month, day: date } = yearMonthDay(day)
  const count = year * 12 + month - 1 + months
  return dayOfMonth(Math.floor(count / 12), (count % 12) + 1, date)
}

export const sameMonth = (one: LocalDay, other: LocalDay) => one.slice(0, 7) === other.slice(0, 7)

const written = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  return (day: LocalDay) => format.format(new Date(`${day}T00:00Z`))
}

export const monthName = written({ month: 'long', year: 'numeric' })
export const fullDay = written({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })
/** For tables: it has to stay on one line. */
export const mediumDay = written({ month: 'short', day: 'numeric', year: 'numeric' })
export const shortDay = written({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })
