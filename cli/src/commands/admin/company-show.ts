import type { Command } from 'commander'
import { callCommand } from '#session/call-command.ts'
import { companyIDOf } from '#session/company-id.ts'
import { adminCompanyFacts } from './company-facts.ts'

export const addTo = (companies: Command): void => {
  const command = companies
    .command('show')
    .description('one company: key, time zone, status, stores and bill')
    .argument('<company>', 'its number or key')
    .addHelpText(
      'before',
      'Examples:\n  xd admin companies show goldenpledge\n  xd admin companies show 2 --json=companyStatus\n',
    )
  callCommand(command, async (calls, text: string) => {
    const { company } = await calls('admin/companies/fetch', { companyID: await companyIDOf(calls, text) })
    return { json: company, tables: () => [adminCompanyFacts(company)] }
  })
}
