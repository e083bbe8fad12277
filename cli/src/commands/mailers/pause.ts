import type { Command } from 'commander'
import { callCommand } from '#session/call-command.ts'
import { mailerDetail } from './table.ts'

export const addTo = (mailers: Command): void => {
  const command = mailers
    .command('pause')
    .description('pause a mailer that is sending')
    .argument('<jobID>', 'the mailer’s number')
    .addHelpText('before', `Examples:\n  xd mailers pause 12\n`)
  callCommand(command, async (calls, jobID: string) => {
    const { job } = await calls('mailers/pause-job', { jobID })
    return { json: job, tables: () => mailerDetail(job) }
  })
}
