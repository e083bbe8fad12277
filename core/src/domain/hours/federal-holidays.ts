// The eleven holidays of 5 U.S.C. 6103(a), on their actual dates. A store closes on the holiday itself, not on the
// weekday that government offices take instead.
import { addDays, dayOfMonth, dayOfWeek, daysInMonth, type LocalDay, yearMonthDay } from '#domain/time/day.ts'

export interface Holiday {
  readonly name: string
  readonly day: LocalDay
  /** On the same date every year. */
  readonly fixed: boolean
}

const [MONDAY, THURSDAY] = [1, 4]

const nth = (year: number, month: number, weekday: number, n: number): LocalDay => {
  const first = dayOfMonth(year, month, 1)
  return addDays(first, ((weekday - dayOfWeek(first) + 7) % 7) + 7 * (n - 1))
}

const last = (year: number, month: number, weekday: number): LocalDay => {
  const end = dayOfMonth(year, month, daysInMonth(year, month))
  return addDays(end, -((dayOfWeek(end) - weekday + 7) % 7))
}

const fixed = (name: string, day: LocalDay): Holiday => ({ name, day, fixed: true })
const moving = (name: string, day: LocalDay): Holiday => ({ name, day, fixed: false })

/** In the order of the year. */
export const federalHolidays = (year: number): readonly Holiday[] => [
  fixed('New Year’s Day', dayOfMonth(year, 1, 1)),
  moving('Martin Luther King Jr. Day', nth(year, 1, MONDAY, 3)),
  moving('Presidents’ Day', nth(year, 2, MONDAY, 3)),
  moving('Memorial Day', last(year, 5, MONDAY)),
  fixed('Juneteenth', dayOfMonth(year, 6, 19)),
  fixed('Independence Day', dayOfMonth(year, 7, 4)),
  moving('Labor Day', nth(year, 9, MONDAY, 1)),
  moving('Columbus Day', nth(year, 10, MONDAY, 2)),
  fixed('Veterans Day', dayOfMonth(year, 11, 11)),
  moving('Thanksgiving', nth(year, 11, THURSDAY, 4)),
  fixed('Christmas Day', dayOfMonth(year, 12, 25)),
]

const SATURDAY = 6

/**
 * Offices move a weekend holiday to the weekday beside it: Friday (5 U.S.C. 6103(b)) or Monday (Executive Order 11582).
 */
const inOffices = (day: LocalDay): LocalDay => {
  const weekday = dayOfWeek(day)
  return weekday === SATURDAY ? addDays(day, -1) : weekday === 0 ? addDays(day, 1) : day
}

/** Whether it is a holiday, on its own date or on the weekday that offices take instead. */
export const isFederalHoliday = (day: LocalDay): boolean => {
  const { year } = yearMonthDay(day)
  return [...federalHolidays(year), ...federalHolidays(year + 1)].some(
    (holiday) => holiday.day === day || inOffices(holiday.day) === day,
  )
}

/** The next occurrence of each, from a day on. */
export const holidaysFrom = (day: LocalDay): readonly Holiday[] => {
  const { year } = yearMonthDay(day)
  return [...federalHolidays(year), ...federalHolidays(year + 1)]
    .filter((holiday) => holiday.day >= day)
    .filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index)
}
