import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { companyIDOf } from '#session/company-id.ts'
import { confirmSevere, type Severe, withSevere } from '#session/danger.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { adminCompanyFacts } from './company-facts.ts'

type SuspendOptions = OutputOptions & ServerOptions & Severe

export const addTo = (companies: Command): void => {
  const command = companies
    .command('suspend')
    .description('sign out everyone at a company and hold its automatic messages')
    .argument('<company>', 'its number or key')
    .addHelpText(
      'before',
      `Examples:
  xd admin companies suspend 4
  xd admin companies suspend harborlight --confirm harborlight
`,
    )
  withServer(withSevere(withOutput(command), 'the company’s key')).action(
    async (text: string, options: SuspendOptions) => {
      const calls = signedInCalls(options)
      const companyID = await companyIDOf(calls, text)
      const { company: before } = await calls('admin/companies/fetch', { companyID })
      const { companyName, companyKey, userCount } = before
      if (options.dryRun)
        return show(options, { json: before, tables: () => [], notes: [`Would suspend ${companyName}.`] })
      await confirmSevere(
        options,
        `${companyName}: ${userCount} users will be signed out, and nobody can sign in. Mailers, reminders and scheduled messages wait. Customers’ messages are kept, and they can still pay.`,
        companyKey,
      )
      const { company } = await calls('admin/companies/save', { company: { companyID, suspended: true } })
      return show(options, { json: company, tables: () => [adminCompanyFacts(company)] })
    },
  )
}
