import type { Command } from 'commander'
import { callCommand } from '#session/call-command.ts'
import { companyFacts } from './facts.ts'

export const addTo = (parent: Command): void => {
  const command = parent
    .command('show')
    .alias('list')
    .description('your company’s settings')
    .addHelpText('before', 'Examples:\n  xd company show\n  xd company show --json=companyTimezone\n')
  callCommand(command, async (calls) => {
    const { company } = await calls('settings/company/fetch', {})
    return { json: company, tables: () => [companyFacts(company)] }
  })
}
