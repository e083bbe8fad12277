import type { CallClient } from '@xd/core/client/call-client.ts'
import { MANY_RECIPIENTS } from '@xd/core/domain/mailer/job-limits.ts'
import { dollars } from '#output/figure.ts'
import { about, type Job, people, reachOf } from '#output/mailer-reach.ts'
import { confirmSevere, type Severe } from '#session/danger.ts'

/** Who gets a mailer that goes out, as shown before it does. */
interface Reach {
  readonly people: number
  /** With the cost, but for emails, which cost nothing. */
  readonly words: string
}

/**
 * The forecast is of a mailer that starts afresh. One that has begun goes to those who are left on its list, for their
 * share of that cost.
 */
export const forecast = async (calls: CallClient, job: Job): Promise<Reach> => {
  const { included, cost, estimated } = await calls('mailers/preview-job', { job: { jobID: job.jobID } })
  const hasBegun = job.counts.total > 0
  const count = hasBegun ? reachOf(job).left : included
  const share = included === 0 ? 0 : Math.round((cost * 100 * count) / included) / 100
  const price = share === 0 ? '' : `, for about ${dollars(share)}`
  const who = hasBegun ? people(count, 'more ') : about(estimated, people(count))
  return { people: count, words: `"${job.jobTitle}" goes to ${who}${price}.` }
}

/** Asks before a mailer is sent: for a large one, the number of people has to be typed. */
export const confirmReach = async (
  reach: Reach,
  options: Severe,
  { least = MANY_RECIPIENTS }: { readonly least?: number } = {},
): Promise<void> => {
  if (reach.people > least) await confirmSevere(options, reach.words, String(reach.people))
}
