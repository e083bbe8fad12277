import type { Command } from 'commander'
import { shortUsername } from '@xd/core/domain/access/employees.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { confirmModerate, type Moderate, withModerate } from '#session/danger.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { adminCompanyFacts } from './company-facts.ts'

interface CreateOptions extends OutputOptions, ServerOptions, Moderate {
  readonly timezone: string
  readonly owner: string
  readonly ownerName?: string
  readonly key?: string
}

export const addTo = (companies: Command): void => {
  const command = companies
    .command('create')
    .description('create a company, and invite its first owner')
    .argument('<name>', 'its name')
    .requiredOption('--timezone <zone>', 'its time zone, like America/Denver')
    .requiredOption('--owner <email>', 'the first owner’s email address')
    .option('--owner-name <name>', 'the name their colleagues see')
    .option('--key <key>', 'its key (default: made from the name)')
    .addHelpText(
      'before',
      `Examples:
  xd admin companies create "Tin Cup Loans" --timezone America/Denver --owner ines@tincup.example
`,
    )
  withServer(withModerate(withOutput(command))).action(async (companyName: string, options: CreateOptions) => {
    const { timezone: companyTimezone, owner: userUsername, key } = options
    const owner = { userUsername, userNickname: options.ownerName ?? shortUsername(userUsername) }
    const wanted = { companyName, companyTimezone, ...(key !== undefined && { companyKey: key }), owner }
    if (options.dryRun)
      return show(options, {
        json: wanted,
        tables: () => [],
        notes: [`Would create ${companyName}, and invite ${userUsername}.`],
      })
    await confirmModerate(options, `Create ${companyName}, and invite ${userUsername} as its owner?`)
    const { company, inviteURL } = await signedInCalls(options)('admin/companies/save', { company: wanted })
    return show(options, {
      json: { company, inviteURL },
      tables: () => [adminCompanyFacts(company)],
      notes: [`The owner’s invitation, good for 72 hours: ${inviteURL ?? ''}`],
    })
  })
}
