// A company's settings for its mailers. How much it may text depends on its registration with the carriers: class A of
// 10DLC is 4,500 segments a minute at AT&T, a short code more; the highest brand 200,000 a day at T-Mobile, and several
// brands add up (telnyx.com and bandwidth.com, 2025). Without a registration the lowest limits are assumed (limits.ts).
import { grouped } from '#domain/text/figure.ts'
import { RATE_MAX } from './job-limits.ts'

export const SENDING_RULES = {
  companySegmentsPerMinute: { least: 1, most: RATE_MAX },
  companySegmentsPerDay: { least: 1, most: 1_000_000 },
  companyMailerGapDays: { least: 0, most: 365 },
} as const

export type SendingLimit = keyof typeof SENDING_RULES

/** Shown for a figure that isn't allowed, and before one is typed. */
export const allowedRange = (limit: SendingLimit): string => {
  const { least, most } = SENDING_RULES[limit]
  return `From ${least} to ${grouped(most)}`
}
