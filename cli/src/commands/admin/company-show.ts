import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { companyIDOf } from '#session/company-id.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
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
  withServer(withOutput(command)).action(async (text: string, options: OutputOptions & ServerOptions) => {
    const calls = signedInCalls(options)
    const { company } = await calls('admin/companies/fetch', { companyID: await companyIDOf(calls, text) })
    return show(options, { json: company, tables: () => [adminCompanyFacts(company)] })
  })
}
