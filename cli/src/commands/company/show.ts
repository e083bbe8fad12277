import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { companyFacts } from './facts.ts'

export const addTo = (parent: Command): void => {
  const command = parent
    .command('show')
    .alias('list')
    .description('your company’s settings')
    .addHelpText('before', 'Examples:\n  xd company show\n  xd company show --json=companyTimezone\n')
  withServer(withOutput(command)).action(async (options: OutputOptions & ServerOptions) => {
    const { company } = await signedInCalls(options)('settings/company/fetch', {})
    return show(options, { json: company, tables: () => [companyFacts(company)] })
  })
}
