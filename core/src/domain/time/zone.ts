// Days and clock times of a store's zone. Instants are epoch milliseconds; local days are 'YYYY-MM-DD',
// local times 'YYYY-MM-DDTHH:mm'. Everything goes through Temporal, nothing through Date.
import { Temporal } from 'temporal-polyfill'

declare const form: unique symbol
export type LocalDay = string & { readonly [form]: 'LocalDay' }
export type LocalDateTime = string & { readonly [form]: 'LocalDateTime' }

// Which of two instants a repeated wall clock time means (the hour after the clocks go back).
export interface InstantOptions {
  readonly disambiguation?: 'earlier' | 'later'
}

const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

const exists = (text: string): boolean => {
  try {
    Temporal.PlainDateTime.from(text, { overflow: 'reject' })
    return true
  } catch {
    return false
  }
}

export const isLocalDateTime = (text: string): text is LocalDateTime => DATE_TIME.test(text) && exists(text)

export const isTimezone = (name: string): boolean => {
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name)
    return /^[A-Za-z]/.test(name)
  } catch {
    return false
  }
}

export const zonedAt = (instant: number, timezone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timezone)

export const localDay = (instant: number, timezone: string): LocalDay => zonedAt(instant, timezone).toPlainDate().toString() as LocalDay

export const localDateTime = (instant: number, timezone: string): LocalDateTime =>
  zonedAt(instant, timezone).toPlainDateTime().toString({ smallestUnit: 'minute' }) as LocalDateTime

// The instant of a wall clock time. A time that the clocks skip (02:30 in spring) is the moment they jump;
// a time that comes twice is the earlier one unless the later is asked for.
export const instantOf = (local: string, timezone: string, { disambiguation = 'earlier' }: InstantOptions = {}): number => {
  const wanted = Temporal.PlainDateTime.from(local)
  const found = wanted.toZonedDateTime(timezone, { disambiguation })
  if (found.toPlainDateTime().equals(wanted)) return found.epochMilliseconds
  const before = wanted.toZonedDateTime(timezone, { disambiguation: 'earlier' })
  return before.getTimeZoneTransition('next')?.epochMilliseconds ?? found.epochMilliseconds
}
