/** A sending number's limits. They count segments, as carriers do. */
import { MINUTE_MS } from '#domain/time/spans.ts'

export interface SendLimits {
  readonly segmentsPerMinute: number
  /** The brand's daily cap, until the carrier's midnight. */
  readonly segmentsPerDay?: number
}

/** The usual window, 9 to 20. */
const WINDOW_MINUTES = 11 * 60

export interface SendForecast {
  readonly segments: number
  /** Days on which something goes out. */
  readonly days: number
  /** Time spent sending, without the pauses between days. */
  readonly sendingMs: number
}

/** A mailing's estimate: how many segments, over how many days, and how long the sending itself takes. */
export const forecast = (recipients: number, segmentsEach: number, limits: SendLimits): SendForecast => {
  const segments = recipients * segmentsEach
  const perDay = messagesPerDay(segmentsEach, limits)
  return {
    segments,
    days: recipients === 0 ? 0 : Math.ceil(recipients / perDay),
    sendingMs: Math.ceil((segments / limits.segmentsPerMinute) * MINUTE_MS),
  }
}

/**
 * How many whole messages fit in a day, by its cap and its hours; at least one, or a mailing of long texts would never
 * move.
 */
const messagesPerDay = (segmentsEach: number, { segmentsPerMinute, segmentsPerDay = Infinity }: SendLimits): number =>
  Math.max(1, Math.floor(Math.min(segmentsPerDay, segmentsPerMinute * WINDOW_MINUTES) / segmentsEach))

/** A bucket that fills evenly and holds a minute's worth. */
export interface Bucket {
  readonly tokens: number
  /** Epoch milliseconds of the last refill. */
  readonly at: number
}

export const fullBucket = (limits: SendLimits, now: number): Bucket => ({ tokens: limits.segmentsPerMinute, at: now })

export type Taken =
  | { readonly ok: true; readonly bucket: Bucket }
  | { readonly ok: false; readonly bucket: Bucket; readonly waitMs: number }

/**
 * Takes a message's segments out of the bucket, or says how long to wait for them. A message larger than the bucket
 * waits for a full one.
 */
export const take = (bucket: Bucket, segments: number, limits: SendLimits, now: number): Taken => {
  const { segmentsPerMinute: perMinute } = limits
  const tokens = Math.min(perMinute, bucket.tokens + (Math.max(0, now - bucket.at) * perMinute) / MINUTE_MS)
  const refilled = { tokens, at: Math.max(now, bucket.at) }
  const needed = Math.min(segments, perMinute)
  if (tokens >= needed) return { ok: true, bucket: { ...refilled, tokens: tokens - needed } }
  return { ok: false, bucket: refilled, waitMs: Math.ceil(((needed - tokens) * MINUTE_MS) / perMinute) }
}

/** How many of the day's segments are left. */
export const leftToday = (sentToday: number, { segmentsPerDay = Infinity }: SendLimits): number =>
  Math.max(0, segmentsPerDay - sentToday)
