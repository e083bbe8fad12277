import type { CallClient } from '@xd/core/client/call-client.ts'
import { MANY_RECIPIENTS } from '@xd/core/domain/mailer/job-limits.ts'
import { grouped, money } from '#output/figure.ts'
import { confirmSevere, type Severe } from '#session/danger.ts'

/** Asks before a mailer is sent: for a large one, the number of people has to be typed. */
export const confirmReach = async (
  calls: CallClient,
  jobID: string | number,
  options: Severe,
  { least = MANY_RECIPIENTS }: { readonly least?: number } = {},
): Promise<void> => {
  const { job } = await calls('mailers/fetch-job', { jobID })
  const { included, cost } = await calls('mailers/preview-job', { job: { jobID } })
  const left = job.counts.waiting + job.counts.held
  const people = job.counts.total > 0 ? left : included
  if (people <= least) return
  await confirmSevere(
    options,
    `"${job.jobTitle}" goes to ${grouped(people)} people, for about ${money(cost)}.`,
    String(people),
  )
}
