import { carrierDay, limitsOf, nextCarrierDay } from '@xd/core/domain/mailer/limits.ts'
import { type Bucket, fullBucket, leftToday, ready, type SendLimits, take } from '@xd/core/domain/mailer/throttle.ts'
import type { TxDb } from '#db/connect.ts'
import { query } from '#db/query.ts'
import { sendingCompany } from '#queries/mailer-audience.ts'
import { keepBucket, lockBucket } from '#queries/send-buckets.ts'

/** How much may flow in before sending, so that a fast number doesn't need a transaction for each message. */
const LEAST_WAIT_MS = 100

interface Open {
  readonly key: string
  readonly limits: SendLimits
  bucket: Bucket
  usedToday: number
}

/** Taken, or how long to wait; `day` when the carriers' daily limit is used up. */
export type Drawn = { readonly ok: true } | { readonly ok: false; readonly waitMs: number; readonly day?: true }

const open = async (db: TxDb, key: string, limits: SendLimits, now: number): Promise<Open> => {
  const row = await lockBucket(db, key)
  // A bucket from the future dates from before the clock was set back.
  const bucket = row === undefined || row.at > now ? fullBucket(limits, now) : { tokens: row.tokens, at: row.at }
  return { key, limits, bucket, usedToday: row?.day === carrierDay(now) ? row.usedToday : 0 }
}

export interface Drawing {
  readonly companyID: number
  readonly channel: 'sms' | 'email'
  /** A separate limit, in segments a minute, under its own name. */
  readonly own?: { readonly key: string; readonly rate: number }
}

/** The buckets that bulk messages draw from: the company's, shared with all other messages, and their own. */
export const openBuckets = query(async (db: TxDb, { companyID, channel, own }: Drawing, now: number) => {
  const company = await sendingCompany(db, { companyID })
  const shared = `${channel === 'sms' ? 'texts' : 'emails'}/${companyID}`
  const buckets = [await open(db, shared, limitsOf(channel, company), now)]
  if (own !== undefined) buckets.push(await open(db, own.key, { segmentsPerMinute: own.rate }, now))
  return {
    /** How many segments may be sent now: nobody needs to look at more messages than that. */
    ready: Math.min(...buckets.map(({ bucket, limits }) => ready(bucket, limits, now))),
    draw: (segments: number): Drawn => {
      if (buckets.some(({ usedToday, limits }) => leftToday(usedToday, limits) < segments && usedToday > 0))
        return { ok: false, waitMs: nextCarrierDay(now) - now, day: true }
      const taken = buckets.map(({ bucket, limits }) => take(bucket, segments, limits, now))
      const waits = taken.flatMap((one) => (one.ok ? [] : [one.waitMs]))
      if (waits.length > 0) return { ok: false, waitMs: Math.max(LEAST_WAIT_MS, ...waits) }
      buckets.forEach((one, index) => {
        one.bucket = taken[index]!.bucket
        one.usedToday += segments
      })
      return { ok: true }
    },
    close: async (): Promise<void> => {
      const day = carrierDay(now)
      for (const { key: bucketKey, bucket, usedToday } of buckets)
        await keepBucket(db, { bucketKey, companyID, ...bucket, day, usedToday })
    },
  }
})

export type OpenBuckets = Awaited<ReturnType<typeof openBuckets>>
