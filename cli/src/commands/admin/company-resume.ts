import type { Command } from 'commander'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { callCommand } from '#session/call-command.ts'
import { companyIDOf } from '#session/company-id.ts'
import { confirmModerate, type Moderate, withModerate } from '#session/danger.ts'
import { adminCompanyFacts } from './company-facts.ts'

export const addTo = (companies: Command): void => {
  const command = companies
    .command('resume')
    .description('end a company’s suspension and send what is overdue')
    .argument('<company>', 'its number or key')
    .addHelpText('before', 'Examples:\n  xd admin companies resume 4\n  xd admin companies resume 4 --yes\n')
  callCommand(
    command,
    async (calls, text: string, options: Moderate) => {
      const companyID = await companyIDOf(calls, text)
      const { company: before } = await calls('admin/companies/fetch', { companyID })
      const { due, mailers } = before.waiting
      const sent = `${countOf(due, 'message')} and ${countOf(mailers, 'mailer')} are overdue. They will be sent right away.`
      if (options.dryRun)
        return {
          json: before,
          tables: () => [],
          notes: [`Would end the suspension of ${before.companyName}. ${sent}`],
        }
      await confirmModerate(options, `${before.companyName}: ${sent} End the suspension?`)
      const { company } = await calls('admin/companies/save', { company: { companyID, suspended: false } })
      return { json: company, tables: () => [adminCompanyFacts(company)] }
    },
    withModerate,
  )
}
