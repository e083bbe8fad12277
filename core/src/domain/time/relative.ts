// Times as list rows and threads show them: short, and relative where that is shorter.
import { countOf } from '#domain/text/figure.ts'
import { dayOfWeek, daysBetween, type LocalDay, yearMonthDay } from './day.ts'
import { localDay } from './zone.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './spans.ts'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const weekday = (day: LocalDay): string => WEEKDAYS[dayOfWeek(day)] ?? ''

const monthAndDay = (local: LocalDay): string => {
  const { month, day } = yearMonthDay(local)
  return `${MONTHS[month - 1]} ${day}`
}

// "Oct 21, 2025".
export const wholeDay = (local: LocalDay): string => `${monthAndDay(local)}, ${yearMonthDay(local).year}`

// "Oct 21", in another year "Oct 21, 2025".
export const dayAndMonth = (local: LocalDay, today: LocalDay): string =>
  yearMonthDay(local).year === yearMonthDay(today).year ? monthAndDay(local) : wholeDay(local)

// "now", "2m", "1h" on the same day or within twelve hours; "Tue" within the week; "Oct 21"; "Oct 21, 2025".
// A time slightly ahead of a slow clock is "now".
export const relativeTime = (then: number, now: number, timezone: string): string => {
  const ago = now - then
  if (ago < MINUTE_MS && ago > -MINUTE_MS) return 'now'
  if (ago >= 0 && ago < HOUR_MS) return `${Math.floor(ago / MINUTE_MS)}m`
  const day = localDay(then, timezone)
  const today = localDay(now, timezone)
  const days = daysBetween(day, today)
  if (ago >= 0 && (days === 0 || ago < 12 * HOUR_MS)) return `${Math.floor(ago / HOUR_MS)}h`
  return days > 0 && days < 7 ? weekday(day).slice(0, 3) : dayAndMonth(day, today)
}

// How long something has lasted, in its largest unit: "45s", "14m", "2h", "3d".
export const shortDuration = (ms: number): string => {
  if (ms < MINUTE_MS) return `${Math.max(0, Math.floor(ms / 1000))}s`
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)}m`
  return ms < DAY_MS ? `${Math.floor(ms / HOUR_MS)}h` : `${Math.floor(ms / DAY_MS)}d`
}

const UNITS = [
  [DAY_MS, 'day'],
  [HOUR_MS, 'hour'],
  [MINUTE_MS, 'minute'],
  [1000, 'second'],
] as const

// The same in a sentence: "45 seconds", "1 minute", "2 hours", "3 days".
export const durationWords = (ms: number): string => {
  const [unit, name] = UNITS.find(([least]) => ms >= least) ?? UNITS[3]
  const count = Math.max(0, Math.floor(ms / unit))
  return countOf(count, name)
}

// The line between two days of a thread: "Today", "Yesterday", "Tuesday", "Oct 21", "Oct 21, 2025".
export const dayDivider = (then: number, now: number, timezone: string): string => {
  const day = localDay(then, timezone)
  const today = localDay(now, timezone)
  const days = daysBetween(day, today)
  if (days === 0) return 'Today'
  if (days === 1) return 'Yesterday'
  return days > 1 && days < 7 ? weekday(day) : dayAndMonth(day, today)
}
