import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { adminCompanyFacts } from './company-facts.ts'
import { idOf } from './company-id.ts'

export const addTo = (companies: Command): void => {
  const command = companies
    .command('show')
    .description('one company: key, zone, state, and what it has and pays')
    .argument('<company>', 'its number')
    .addHelpText('before', 'Examples:\n  xd admin companies show 2\n  xd admin companies show 2 --json=companyStatus\n')
  withServer(withOutput(command)).action(async (text: string, options: OutputOptions & ServerOptions) => {
    const { company } = await signedInCalls(options)('admin/companies/fetch', { companyID: idOf('company', text) })
    return show(options, { json: company, tables: () => [adminCompanyFacts(company)] })
  })
}
