// How much the carriers let a company text. It depends on its registration with them, so the lowest limits apply until
// it is known: class T of 10DLC is 75 segments a minute at AT&T, and the lowest brand 2,000 a day at T-Mobile, counted
// until midnight Pacific time (telnyx.com and bandwidth.com, 2025).
import { addDays, parseLocalDay } from '#domain/time/day.ts'
import { instantOf, localDay } from '#domain/time/zone.ts'
import type { SendLimits } from './throttle.ts'

export const LEAST = { segmentsPerMinute: 75, segmentsPerDay: 2_000 } as const
/** Emails have no segments. More than this at once looks like spam to mail providers. */
const EMAILS_PER_MINUTE = 600
const CARRIER_ZONE = 'America/Los_Angeles'

/**
 * How many segments a text with pictures counts for. AT&T accepts fewer of those a minute: 50 to 75 texts in class T,
 * 150 to 240, 1,200 to 2,400, and 2,400 to 4,500 above (bandwidth.com, strength C). With two segments each, no class is
 * exceeded.
 */
export const PICTURE_SEGMENTS = 2

export interface Registered {
  readonly companySegmentsPerMinute: number | null
  readonly companySegmentsPerDay: number | null
}

export const limitsOf = (channel: 'sms' | 'email', company: Registered): SendLimits =>
  channel === 'email'
    ? { segmentsPerMinute: EMAILS_PER_MINUTE }
    : {
        segmentsPerMinute: company.companySegmentsPerMinute ?? LEAST.segmentsPerMinute,
        segmentsPerDay: company.companySegmentsPerDay ?? LEAST.segmentsPerDay,
      }

/** The limits of a mailer that should be slower than its number allows. */
export const slowed = (limits: SendLimits, rate: number | null): SendLimits =>
  rate === null ? limits : { ...limits, segmentsPerMinute: Math.min(rate, limits.segmentsPerMinute) }

/** The carriers' day, and when the next one begins. */
export const carrierDay = (now: number): string => localDay(now, CARRIER_ZONE)
export const nextCarrierDay = (now: number): number =>
  instantOf(`${addDays(parseLocalDay(carrierDay(now))!, 1)}T00:00`, CARRIER_ZONE)
