// How long a request can be paid: until `paymentValidBeforeLocalTZ`, 'YYYY-MM-DDTHH:mm' by the store's clock.
import { addDays, type LocalDay } from '#domain/time/day.ts'
import { nextPaymentCutoff } from '#domain/hours/open.ts'
import { periodsAround } from '#domain/hours/open-period.ts'
import type { OpeningHours } from '#domain/hours/opening-hours.ts'
import { type LocalDateTime, instantOf, localDateTime, localDay } from '#domain/time/zone.ts'

const DAYS_WHEN_NEVER_OPEN = 7

// A time that occurs twice when the clocks go back means the second: the customer gets the longer hour.
export const expiryInstant = (local: string, timezone: string): number =>
  instantOf(local, timezone, { disambiguation: 'later' })

// Today's payment cutoff if the store is open today and it is still ahead, else the next open day's; if no day is open,
// seven days ahead at 23:59.
export const defaultExpiry = (hours: OpeningHours, timezone: string, now: number): LocalDateTime => {
  const cutoff = nextPaymentCutoff(hours, timezone, now)
  if (cutoff !== undefined) return localDateTime(cutoff, timezone)
  return `${addDays(localDay(now, timezone), DAYS_WHEN_NEVER_OPEN)}T23:59` as LocalDateTime
}

// The store's business day for a payment made at `now`: the day whose cutoff is next. A store that is never open books
// on the calendar day.
export const postingDay = (hours: OpeningHours, timezone: string, now: number): LocalDay => {
  const ahead = periodsAround(hours, timezone, now).find(({ paymentCutoff }) => paymentCutoff > now)
  return ahead?.day ?? localDay(now, timezone)
}
