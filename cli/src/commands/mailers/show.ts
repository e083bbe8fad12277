import type { Command } from 'commander'
import { callCommand } from '#session/call-command.ts'
import { mailerDetail } from './table.ts'

export const addTo = (mailers: Command): void => {
  const command = mailers
    .command('show')
    .description('one mailer, and how many people are in each state')
    .argument('<jobID>', 'the mailer’s number')
    .addHelpText('before', `Examples:\n  xd mailers show 12\n  xd mailers show 12 --jq .counts\n`)
  callCommand(command, async (calls, jobID: string) => {
    const { job } = await calls('mailers/fetch-job', { jobID })
    return { json: job, tables: () => mailerDetail(job) }
  })
}
