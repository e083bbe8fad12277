// A sending number's limits, in segments, as carriers count: AT&T in each minute, T-Mobile in each of its days.
import { MINUTE_MS } from '#domain/time/spans.ts'

export interface SendLimits {
  readonly segmentsPerMinute: number
  /** The brand's daily cap, until the carrier's midnight. */
  readonly segmentsPerDay?: number
}

/**
 * The share of a minute's limit that a bucket holds. The rest flows in, so no minute carries more than the limit, not
 * even the first after a pause. Only a message larger than the whole bucket can exceed it, by the difference.
 */
const HELD = 0.1

/** In segments. A smaller shortfall is only rounding. */
const ROUNDING = 1e-9

const heldBy = ({ segmentsPerMinute }: SendLimits): number => segmentsPerMinute * HELD

/** Segments a minute, in the long run. */
export const pace = (limits: SendLimits): number => limits.segmentsPerMinute - heldBy(limits)

/** A bucket that fills evenly. */
export interface Bucket {
  /** Segments that may be sent now; below zero after a message larger than the bucket. */
  readonly tokens: number
  /** Epoch milliseconds of the last refill. */
  readonly at: number
}

export const fullBucket = (limits: SendLimits, now: number): Bucket => ({ tokens: heldBy(limits), at: now })

export type Taken =
  | { readonly ok: true; readonly bucket: Bucket }
  | { readonly ok: false; readonly bucket: Bucket; readonly waitMs: number }

/** The bucket after its refill. */
const refill = ({ tokens, at }: Bucket, limits: SendLimits, now: number): Bucket => ({
  tokens: Math.min(heldBy(limits), tokens + (Math.max(0, now - at) * pace(limits)) / MINUTE_MS),
  at: Math.max(now, at),
})

/** How many whole segments may be sent now. */
export const ready = (bucket: Bucket, limits: SendLimits, now: number): number =>
  Math.max(0, Math.floor(refill(bucket, limits, now).tokens + ROUNDING))

/**
 * Takes a message's segments out of the bucket, or returns how long to wait for them. A message larger than the bucket
 * waits for a full one, and later ones wait until all of it has flowed in.
 */
export const take = (bucket: Bucket, segments: number, limits: SendLimits, now: number): Taken => {
  const refilled = refill(bucket, limits, now)
  const missing = Math.min(segments, heldBy(limits)) - refilled.tokens
  if (missing <= ROUNDING) return { ok: true, bucket: { ...refilled, tokens: refilled.tokens - segments } }
  return { ok: false, bucket: refilled, waitMs: Math.ceil((missing * MINUTE_MS) / pace(limits)) }
}

/** How many of the day's segments are left. */
export const leftToday = (sentToday: number, { segmentsPerDay = Infinity }: SendLimits): number =>
  Math.max(0, segmentsPerDay - sentToday)
