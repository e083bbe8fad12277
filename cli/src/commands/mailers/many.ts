import type { CallClient } from '@xd/core/client/call-client.ts'
import { MANY_RECIPIENTS } from '@xd/core/domain/mailer/job-limits.ts'
import { dollars } from '#output/figure.ts'
import { about, type Job, people, reachOf } from '#output/mailer-reach.ts'
import { confirmSevere, type Severe } from '#session/danger.ts'

/** The people a mailer goes to, shown before it is sent. */
interface Reach {
  readonly people: number
  /** With the cost, except for emails, which cost nothing. */
  readonly words: string
}

/**
 * The forecast describes a mailer that starts from scratch. One that has begun goes to the rest of its list, for their
 * share of the cost.
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

/** Asks before sending a mailer. For a large one, the user must type the number of people. */
export const confirmReach = async (
  reach: Reach,
  options: Severe,
  { least = MANY_RECIPIENTS }: { readonly least?: number } = {},
): Promise<void> => {
  if (reach.people > least) await confirmSevere(options, reach.words, String(reach.people))
}
