import type { Command } from 'commander'
import { mailerCan } from '@xd/core/domain/mailer/job-status.ts'
import { Failure } from '#output/failure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { type Severe, withSevere } from '#session/danger.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { confirmReach, forecast } from './many.ts'
import { mailerDetail } from './table.ts'

export const addTo = (mailers: Command): void => {
  const command = mailers
    .command('force')
    .description('start a scheduled or paused mailer now; quiet hours, STOP and consent still apply')
    .argument('<jobID>', 'the mailer’s number')
    .addHelpText('before', `Examples:\n  xd mailers force 12\n  xd mailers force 12 --confirm 1840\n`)
  withServer(withOutput(withSevere(command, 'how many people will get it'))).action(
    async (jobID: string, options: OutputOptions & ServerOptions & Severe) => {
      const calls = signedInCalls(options)
      const before = (await calls('mailers/fetch-job', { jobID })).job
      const can = mailerCan('force', before.jobStatus)
      if (!can.ok) throw new Failure(can.reason)
      const reach = await forecast(calls, before)
      if (options.dryRun === true)
        return show(options, {
          json: before,
          tables: () => mailerDetail(before),
          notes: [`Would start now: ${reach.words}`],
        })
      await confirmReach(reach, options, { least: 0 })
      const { job } = await calls('mailers/force-job', { jobID })
      return show(options, { json: job, tables: () => mailerDetail(job) })
    },
  )
}
