// Whether the store is open, when it opens next, and how long today's payments are taken.
import type { LocalDay } from '#domain/time/day.ts'
import { openPeriod, periodsAround } from './open-period.ts'
import type { OpeningHours } from './opening-hours.ts'

export const isOpenAt = (hours: OpeningHours, timezone: string, now: number): boolean =>
  periodsAround(hours, timezone, now).some((period) => period.opens <= now && now < period.closes)

// The next instant the store opens; undefined if no day is ever open.
export const nextOpening = (hours: OpeningHours, timezone: string, now: number): number | undefined =>
  periodsAround(hours, timezone, now)
    .map((period) => period.opens)
    .find((opens) => opens > now)

// The cutoff of one local day; undefined if the store is closed on it.
export const paymentCutoff = (hours: OpeningHours, timezone: string, day: LocalDay): number | undefined =>
  openPeriod(hours, timezone, day)?.paymentCutoff

// Today's cutoff while it is ahead, else the next open day's.
export const nextPaymentCutoff = (hours: OpeningHours, timezone: string, now: number): number | undefined =>
  periodsAround(hours, timezone, now)
    .map((period) => period.paymentCutoff)
    .filter((cutoff) => cutoff > now)
    .sort((a, b) => a - b)[0]
