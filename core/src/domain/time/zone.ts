// Days and clock times in a store's zone. Instants are epoch milliseconds; local days are 'YYYY-MM-DD', local times
// 'YYYY-MM-DDTHH:mm'. What a zone's clocks say comes from Temporal, nothing from Date. Its functions are imported one by
// one, since the browser would otherwise load all of it: more than twice as much.
import { create, equals, toZonedDateTime } from 'temporal-polyfill/fns/PlainDateTime'
import { getTimeZoneTransition, toPlainDateTime, toString } from 'temporal-polyfill/fns/ZonedDateTime'
import { dayFromEpoch, epochDay, type LocalDay, parseLocalDay } from './day.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './spans.ts'
import { wallClock, zonedAt } from './wall-clock.ts'

declare const form: unique symbol
export type LocalDateTime = string & { readonly [form]: 'LocalDateTime' }

// Which of two instants a repeated wall clock time means (the hour after the clocks go back).
export interface InstantOptions {
  readonly disambiguation?: 'earlier' | 'later'
}

export const isTimezone = (name: string): boolean => {
  try {
    zonedAt(0, name)
    return /^[A-Za-z]/.test(name)
  } catch {
    return false
  }
}

const TO_THE_MINUTE = { smallestUnit: 'minute', offset: 'never', timeZoneName: 'never' } as const
const twoDigits = (count: number): string => String(count).padStart(2, '0')

export const localDateTime = (instant: number, timezone: string): LocalDateTime => {
  const wall = wallClock(instant, timezone)
  if (wall === undefined) return toString(zonedAt(instant, timezone), TO_THE_MINUTE) as LocalDateTime
  const day = Math.floor(wall / DAY_MS)
  const passed = wall - day * DAY_MS
  const minute = Math.floor((passed % HOUR_MS) / MINUTE_MS)
  return `${dayFromEpoch(day)}T${twoDigits(Math.floor(passed / HOUR_MS))}:${twoDigits(minute)}` as LocalDateTime
}

export const localDay = (instant: number, timezone: string): LocalDay => {
  const wall = wallClock(instant, timezone)
  return wall === undefined
    ? (localDateTime(instant, timezone).replace(/T.*/, '') as string as LocalDay)
    : dayFromEpoch(Math.floor(wall / DAY_MS))
}

const LOCAL = /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}):(\d{2})(?::(\d{2}))?)?$/

const read = (local: string) => {
  const [, year, month, day, hour = 0, minute = 0, second = 0] = (LOCAL.exec(local) ?? []).map(
    (part) => part && Number(part),
  )
  return create(Number(year), Number(month), Number(day), Number(hour), Number(minute), Number(second))
}

export const isLocalDateTime = (text: string): text is LocalDateTime => {
  try {
    return text.length === 16 && read(text) !== undefined
  } catch {
    return false
  }
}

const HOUR_AND_MINUTE = /^T([01]\d|2[0-3]):([0-5]\d)$/

/** A day's minute where the clocks have not changed for a day, and don't for another: it comes once. Else undefined. */
const instantOfMinute = (local: string, timezone: string): number | undefined => {
  const day = parseLocalDay(local.slice(0, 10))
  const time = HOUR_AND_MINUTE.exec(local.slice(10) || 'T00:00')
  if (day === undefined || time === null) return undefined
  const wall = epochDay(day) * DAY_MS + Number(time[1]) * HOUR_MS + Number(time[2]) * MINUTE_MS
  const offset = (wallClock(wall, timezone) ?? NaN) - wall
  const instant = wall - offset
  const isSteady = [instant - DAY_MS, instant, instant + DAY_MS].every(
    (near) => wallClock(near, timezone) === near + offset,
  )
  return isSteady ? instant : undefined
}

// The instant of a wall clock time, 'YYYY-MM-DDTHH:mm' with or without seconds, or of a day's first minute. A time the
// clocks skip (02:30 in spring) means the moment they jump; a time that occurs twice means the earlier one unless the
// later is asked for.
export const instantOf = (
  local: string,
  timezone: string,
  { disambiguation = 'earlier' }: InstantOptions = {},
): number => {
  const minute = instantOfMinute(local, timezone)
  if (minute !== undefined) return minute
  const wanted = read(local)
  const found = toZonedDateTime(wanted, timezone, { disambiguation })
  if (equals(toPlainDateTime(found), wanted)) return found.epochMilliseconds
  const before = toZonedDateTime(wanted, timezone, { disambiguation: 'earlier' })
  return getTimeZoneTransition(before, 'next')?.epochMilliseconds ?? found.epochMilliseconds
}
