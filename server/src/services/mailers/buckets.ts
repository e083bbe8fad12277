import { carrierDay, limitsOf, nextCarrierDay } from '@xd/core/domain/mailer/limits.ts'
import { type Bucket, fullBucket, leftToday, type SendLimits, take } from '@xd/core/domain/mailer/throttle.ts'
import type { TxDb } from '#db/connect.ts'
import { sendingCompany } from '#queries/mailer-audience.ts'
import { keepBucket, lockBucket } from '#queries/send-buckets.ts'
import type { Mailing } from './context.ts'

interface Open {
  readonly key: string
  readonly limits: SendLimits
  bucket: Bucket
  usedToday: number
}

/** Taken, or how long to wait; `day` when the carriers' day is used up. */
export type Drawn = { readonly ok: true } | { readonly ok: false; readonly waitMs: number; readonly day?: true }

const open = async (db: TxDb, key: string, limits: SendLimits, now: number): Promise<Open> => {
  const row = await lockBucket(db, key)
  // One from the future dates from before the clock was set back.
  const bucket = row === undefined || row.at > now ? fullBucket(limits, now) : { tokens: row.tokens, at: row.at }
  return { key, limits, bucket, usedToday: row?.day === carrierDay(now) ? row.usedToday : 0 }
}

/** The buckets a mailer draws from, all at once: its company's, shared with its other mailers, and its own. */
export const openBuckets = async (db: TxDb, { companyID, jobID, jobChannel, jobRate }: Mailing, now: number) => {
  const company = await sendingCompany(db, { companyID })
  const shared = `${jobChannel === 'sms' ? 'texts' : 'emails'}/${companyID}`
  const buckets = [await open(db, shared, limitsOf(jobChannel, company), now)]
  if (jobRate !== null) buckets.push(await open(db, `mailer/${jobID}`, { segmentsPerMinute: jobRate }, now))
  return {
    draw: (segments: number): Drawn => {
      if (buckets.some(({ usedToday, limits }) => leftToday(usedToday, limits) < segments && usedToday > 0))
        return { ok: false, waitMs: nextCarrierDay(now) - now, day: true }
      const taken = buckets.map(({ bucket, limits }) => take(bucket, segments, limits, now))
      const waits = taken.flatMap((one) => (one.ok ? [] : [one.waitMs]))
      if (waits.length > 0) return { ok: false, waitMs: Math.max(...waits) }
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
}
