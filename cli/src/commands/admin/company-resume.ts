import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { companyIDOf } from '#session/company-id.ts'
import { confirmModerate, type Moderate, withModerate } from '#session/danger.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { adminCompanyFacts } from './company-facts.ts'

type ResumeOptions = OutputOptions & ServerOptions & Moderate

export const addTo = (companies: Command): void => {
  const command = companies
    .command('resume')
    .description('end a company’s suspension and send what is overdue')
    .argument('<company>', 'its number or key')
    .addHelpText('before', 'Examples:\n  xd admin companies resume 4\n  xd admin companies resume 4 --yes\n')
  withServer(withModerate(withOutput(command))).action(async (text: string, options: ResumeOptions) => {
    const calls = signedInCalls(options)
    const companyID = await companyIDOf(calls, text)
    const { company: before } = await calls('admin/companies/fetch', { companyID })
    const { due, mailers } = before.waiting
    const sent = `${due} messages and ${mailers} mailers are overdue. They will be sent right away.`
    if (options.dryRun)
      return show(options, {
        json: before,
        tables: () => [],
        notes: [`Would end the suspension of ${before.companyName}. ${sent}`],
      })
    await confirmModerate(options, `${before.companyName}: ${sent} End the suspension?`)
    const { company } = await calls('admin/companies/save', { company: { companyID, suspended: false } })
    return show(options, { json: company, tables: () => [adminCompanyFacts(company)] })
  })
}
