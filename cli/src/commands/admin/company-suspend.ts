import type { Command } from 'commander'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { callCommand } from '#session/call-command.ts'
import { companyIDOf } from '#session/company-id.ts'
import { confirmSevere, type Severe, withSevere } from '#session/danger.ts'
import { adminCompanyFacts } from './company-facts.ts'

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
  callCommand(
    command,
    async (calls, text: string, options: Severe) => {
      const companyID = await companyIDOf(calls, text)
      const { company: before } = await calls('admin/companies/fetch', { companyID })
      const { companyName, companyKey, userCount } = before
      if (options.dryRun) return { json: before, tables: () => [], notes: [`Would suspend ${companyName}.`] }
      await confirmSevere(
        options,
        `${companyName}: ${countOf(userCount, 'user')} will be signed out, and nobody can sign in. Mailers, reminders and scheduled messages wait. Customers’ messages are kept, and they can still pay.`,
        companyKey,
      )
      const { company } = await calls('admin/companies/save', { company: { companyID, suspended: true } })
      return { json: company, tables: () => [adminCompanyFacts(company)] }
    },
    (one) => withSevere(one, 'the company’s key'),
  )
}
