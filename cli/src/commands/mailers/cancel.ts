import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { grouped } from '#output/figure.ts'
import { signedInCalls } from '#session/client.ts'
import { confirmModerate, type Moderate, withModerate } from '#session/danger.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { reachOf } from '#output/mailer-reach.ts'
import { mailerDetail } from './table.ts'

export const addTo = (mailers: Command): void => {
  const command = mailers
    .command('cancel')
    .description('stop what has not gone out, for good')
    .argument('<jobID>', 'the mailer’s number')
    .addHelpText('before', `Examples:\n  xd mailers cancel 12\n  xd mailers cancel 12 --yes\n`)
  withServer(withOutput(withModerate(command))).action(
    async (jobID: string, options: OutputOptions & ServerOptions & Moderate) => {
      const calls = signedInCalls(options)
      const before = (await calls('mailers/fetch-job', { jobID })).job
      const what = `"${before.jobTitle}": ${grouped(reachOf(before).left)} people are still waiting for it`
      if (options.dryRun === true)
        return show(options, { json: before, tables: () => mailerDetail(before), notes: [`Would cancel ${what}.`] })
      await confirmModerate(options, `Cancel ${what}. This cannot be undone.`)
      const { job } = await calls('mailers/cancel-job', { jobID })
      return show(options, { json: job, tables: () => mailerDetail(job) })
    },
  )
}
