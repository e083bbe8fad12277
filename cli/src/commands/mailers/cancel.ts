import type { Command } from 'commander'
import type { CallClient } from '@xd/core/client/call-client.ts'
import { mailerCan } from '@xd/core/domain/mailer/job-status.ts'
import { exitCode } from '#output/exit-code.ts'
import { Failure, understood } from '#output/failure.ts'
import { callCommand } from '#session/call-command.ts'
import { confirmModerate, type Moderate, withModerate } from '#session/danger.ts'
import { about, type Job, people, reachOf } from '#output/mailer-reach.ts'
import { mailerDetail } from './table.ts'

/**
 * The people who won't get it. A mailer that has not begun has no recipient list, so the forecast counts them, unless a
 * label or import of its audience is gone.
 */
const missing = async (calls: CallClient, job: Job): Promise<string> => {
  const { left } = reachOf(job)
  if (job.counts.total > 0) return `${people(left)} ${left === 1 ? 'hasn’t' : 'haven’t'} gotten it yet`
  try {
    const { included, estimated } = await calls('mailers/preview-job', { job: { jobID: job.jobID } })
    return `it would have gone to ${about(estimated, people(included))}`
  } catch (error) {
    if (understood(error)?.code === exitCode.notFound) return 'it hasn’t started'
    throw error
  }
}

export const addTo = (mailers: Command): void => {
  const command = mailers
    .command('cancel')
    .description('permanently stop a mailer’s unsent messages')
    .argument('<jobID>', 'the mailer’s number')
    .addHelpText('before', `Examples:\n  xd mailers cancel 12\n  xd mailers cancel 12 --yes\n`)
  callCommand(withModerate(command), async (calls, jobID: string, options: Moderate) => {
    const before = (await calls('mailers/fetch-job', { jobID })).job
    const can = mailerCan('cancel', before.jobStatus)
    if (!can.ok) throw new Failure(can.reason)
    const what = `"${before.jobTitle}": ${await missing(calls, before)}`
    if (options.dryRun === true)
      return { json: before, tables: () => mailerDetail(before), notes: [`Would cancel ${what}.`] }
    await confirmModerate(options, `Cancel ${what}. This cannot be undone.`)
    const { job } = await calls('mailers/cancel-job', { jobID })
    return { json: job, tables: () => mailerDetail(job) }
  })
}
