import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { mailerDetail } from './table.ts'

export const addTo = (mailers: Command): void => {
  const command = mailers
    .command('pause')
    .description('pause a mailer that is sending')
    .argument('<jobID>', 'the mailer’s number')
    .addHelpText('before', `Examples:\n  xd mailers pause 12\n`)
  withServer(withOutput(command)).action(async (jobID: string, options: OutputOptions & ServerOptions) => {
    const { job } = await signedInCalls(options)('mailers/pause-job', { jobID })
    return show(options, { json: job, tables: () => mailerDetail(job) })
  })
}
