import {
  addDays,
  dayOfMonth,
  dayOfWeek,
  daysInMonth,
  FIRST_DAY,
  LAST_DAY,
  type LocalDay,
  yearMonthDay,
} from '@xd/core/domain/time/day.ts'
import { addMonths, monthName, shortDay } from '#ui/picker/month.ts'

export const VIEWS = ['month', 'week', 'list'] as const
export type View = (typeof VIEWS)[number]

export interface DayWindow {
  readonly from: LocalDay
  readonly to: LocalDay
}

/** How far the list reaches from its day: a month, or a year for a text, because few entries have one. */
const LISTED_DAYS = 31
const SEARCHED_DAYS = 366

const within = (day: LocalDay): LocalDay => (day < FIRST_DAY ? FIRST_DAY : day > LAST_DAY ? LAST_DAY : day)
const startOfWeek = (day: LocalDay): LocalDay => addDays(day, -dayOfWeek(day))

/** The seven days around a day, from Sunday. */
export const weekOf = (day: LocalDay): readonly LocalDay[] => {
  const first = startOfWeek(day)
  return Array.from({ length: 7 }, (_, at) => addDays(first, at))
}

/** The days a view shows: whole weeks for a month; a list begins at its day. */
export const windowOf = (view: View, day: LocalDay, filter = ''): DayWindow => {
  if (view === 'list') return { from: day, to: addDays(day, (filter === '' ? LISTED_DAYS : SEARCHED_DAYS) - 1) }
  if (view === 'week') return { from: startOfWeek(day), to: addDays(startOfWeek(day), 6) }
  const { year, month } = yearMonthDay(day)
  const last = dayOfMonth(year, month, daysInMonth(year, month))
  return { from: startOfWeek(dayOfMonth(year, month, 1)), to: addDays(startOfWeek(last), 6) }
}

/** The day to show after turning to the next view, or back. */
export const turned = (view: View, day: LocalDay, by: 1 | -1): LocalDay =>
  within(view === 'week' ? addDays(day, 7 * by) : addMonths(day, by))

/** Days before 1900 can’t be shown, nor those after 9999. */
export const canShow = (day: LocalDay): boolean => day > addDays(FIRST_DAY, 62) && day < addDays(LAST_DAY, -62)

const monthDay = (day: LocalDay): string => shortDay(day).replace(/^\w+, /, '')

/** "November 2026", "Nov 22 – Nov 28, 2026", "From Mon, Nov 23, 2026". */
export const viewTitle = (view: View, day: LocalDay): string => {
  if (view === 'month') return monthName(day)
  if (view === 'list') return `From ${shortDay(day)}`
  const { from, to } = windowOf('week', day)
  const first = from.slice(0, 4) === to.slice(0, 4) ? monthDay(from).replace(/, \d+$/, '') : monthDay(from)
  return `${first} – ${monthDay(to)}`
}
