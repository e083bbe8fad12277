// Days and clock times in a store's zone. Instants are epoch milliseconds; local days are 'YYYY-MM-DD', local times
// 'YYYY-MM-DDTHH:mm'.
import { dayFromEpoch, epochDay, parseLocalDay } from './day.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './spans.ts'
import { offsetAt, wallClock } from './wall-clock.ts'

declare const form: unique symbol
export type LocalDay = string & { readonly [form]: 'LocalDay' }
export type LocalDateTime = string & { readonly [form]: 'LocalDateTime' }

// Which of two instants a repeated wall clock time means (the hour after the clocks go back).
export interface InstantOptions {
  readonly disambiguation?: 'earlier' | 'later'
}

export const isTimezone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }) && /^[A-Za-z]/.test(name)
  } catch {
    return false
  }
}

const twoDigits = (count: number): string => String(count).padStart(2, '0')

export const localDateTime = (instant: number, timezone: string): LocalDateTime => {
  const wall = wallClock(instant, timezone)
  const day = Math.floor(wall / DAY_MS)
  const passed = wall - day * DAY_MS
  const minute = Math.floor((passed % HOUR_MS) / MINUTE_MS)
  return `${dayFromEpoch(day)}T${twoDigits(Math.floor(passed / HOUR_MS))}:${twoDigits(minute)}` as LocalDateTime
}

export const localDay = (instant: number, timezone: string): LocalDay =>
  dayFromEpoch(Math.floor(wallClock(instant, timezone) / DAY_MS))

const CLOCK_TIME = /^T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/

/** What a wall clock shows, as if it were UTC; undefined if no clock ever shows it. */
const wallOf = (local: string): number | undefined => {
  const day = parseLocalDay(local.slice(0, 10))
  const time = CLOCK_TIME.exec(local.slice(10) || 'T00:00')
  if (day === undefined || time === null) return undefined
  const [, hour, minute, second = 0] = time
  return epochDay(day) * DAY_MS + Number(hour) * HOUR_MS + Number(minute) * MINUTE_MS + Number(second) * 1000
}

export const isLocalDateTime = (text: string): text is LocalDateTime => text.length === 16 && wallOf(text) !== undefined

/** The moment the clocks change, between two instants with different offsets. */
const changeBetween = (before: number, after: number, timezone: string): number => {
  if (after - before === 1) return after
  const middle = Math.floor((before + after) / 2)
  return offsetAt(middle, timezone) === offsetAt(before, timezone)
    ? changeBetween(middle, after, timezone)
    : changeBetween(before, middle, timezone)
}

// The instant of a wall clock time, 'YYYY-MM-DDTHH:mm' with or without seconds, or of a day's first minute. A time the
// clocks skip (02:30 in spring) means the moment they jump; a time that occurs twice means the earlier one unless the
// later is asked for. No zone is a day or more from UTC, so a change nearby lies between the days before and after.
export const instantOf = (
  local: string,
  timezone: string,
  { disambiguation = 'earlier' }: InstantOptions = {},
): number => {
  const wall = wallOf(local)
  if (wall === undefined) throw new RangeError(`Not a local time: ${local}`)
  const [before, after] = [wall - DAY_MS, wall + DAY_MS]
  const found = [before, after]
    .map((near) => wall - (wallClock(near, timezone) - near))
    .filter((instant) => wallClock(instant, timezone) === wall)
  if (found.length === 0) return changeBetween(before, after, timezone)
  return disambiguation === 'earlier' ? Math.min(...found) : Math.max(...found)
}
