import type { Command } from 'commander'
import { mailerCan } from '@xd/core/domain/mailer/job-status.ts'
import { Failure } from '#output/failure.ts'
import { callCommand } from '#session/call-command.ts'
import { type Severe, withSevere } from '#session/danger.ts'
import { confirmReach, forecast } from './many.ts'
import { mailerDetail } from './table.ts'

export const addTo = (mailers: Command): void => {
  const command = mailers
    .command('force')
    .description('start a scheduled or paused mailer now; quiet hours, STOP and consent still apply')
    .argument('<jobID>', 'the mailer’s number')
    .addHelpText('before', `Examples:\n  xd mailers force 12\n  xd mailers force 12 --confirm 1840\n`)
  callCommand(withSevere(command, 'how many people will get it'), async (calls, jobID: string, options: Severe) => {
    const before = (await calls('mailers/fetch-job', { jobID })).job
    const can = mailerCan('force', before.jobStatus)
    if (!can.ok) throw new Failure(can.reason)
    const reach = await forecast(calls, before)
    if (options.dryRun === true)
      return {
        json: before,
        tables: () => mailerDetail(before),
        notes: [`Would start now: ${reach.words}`],
      }
    await confirmReach(reach, options, { least: 0 })
    const { job } = await calls('mailers/force-job', { jobID })
    return { json: job, tables: () => mailerDetail(job) }
  })
}
