// Times as a list row and a thread show them: short, and relative where that is shorter.
import { type Temporal } from 'temporal-polyfill'
import { zonedAt } from './zone.ts'

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const LONG_WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const MINUTE = 60_000
const HOUR = 60 * MINUTE

const daysApart = (from: Temporal.PlainDate, to: Temporal.PlainDate): number => from.until(to, { largestUnit: 'day' }).days

const calendarDay = (then: Temporal.PlainDate, today: Temporal.PlainDate): string => {
  const day = `${MONTHS[then.month - 1]} ${then.day}`
  return then.year === today.year ? day : `${day}, ${then.year}`
}

// "now", "2m", "1h" on the same day or within twelve hours; "Tue" within the week; "Oct 21"; "Oct 21, 2025".
// A time slightly ahead of a slow clock is "now".
export const relativeTime = (then: number, now: number, timezone: string): string => {
  const ago = now - then
  if (ago < MINUTE && ago > -MINUTE) return 'now'
  const day = zonedAt(then, timezone).toPlainDate()
  const today = zonedAt(now, timezone).toPlainDate()
  const days = daysApart(day, today)
  if (ago >= 0 && ago < HOUR) return `${Math.floor(ago / MINUTE)}m`
  if (ago >= 0 && (days === 0 || ago < 12 * HOUR)) return `${Math.floor(ago / HOUR)}h`
  if (days > 0 && days < 7) return WEEKDAYS[day.dayOfWeek - 1] ?? ''
  return calendarDay(day, today)
}

// How long something has lasted, in its largest unit: "45s", "14m", "2h", "3d".
export const shortDuration = (ms: number): string => {
  if (ms < MINUTE) return `${Math.max(0, Math.floor(ms / 1000))}s`
  if (ms < HOUR) return `${Math.floor(ms / MINUTE)}m`
  if (ms < 24 * HOUR) return `${Math.floor(ms / HOUR)}h`
  return `${Math.floor(ms / (24 * HOUR))}d`
}

// The line between two days of a thread: "Today", "Yesterday", "Tuesday", "Oct 21", "Oct 21, 2025".
export const dayDivider = (then: number, now: number, timezone: string): string => {
  const day = zonedAt(then, timezone).toPlainDate()
  const today = zonedAt(now, timezone).toPlainDate()
  const days = daysApart(day, today)
  if (days === 0) return 'Today'
  if (days === 1) return 'Yesterday'
  if (days > 1 && days < 7) return LONG_WEEKDAYS[day.dayOfWeek - 1] ?? ''
  return calendarDay(day, today)
}
