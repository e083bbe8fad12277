import type { Command } from 'commander'
import { LEAD_STATUS_LABELS, LEAD_STATUSES, type LeadStatus } from '@xd/core/domain/bubble/lead.ts'
import { money } from '#output/figure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { status } from '#output/status.ts'
import { facts } from '#output/table.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { typedDollars } from '#session/typed-dollars.ts'

interface MoveOptions extends OutputOptions, ServerOptions {
  readonly amount?: string
}

export const addTo = (leads: Command): void => {
  const command = leads
    .command('move')
    .description('change a quote request’s status')
    .argument('<leadID>', 'the request’s number')
    .addArgument(leads.createArgument('<status>', 'the new status').choices([...LEAD_STATUSES]))
    .option('--amount <dollars>', 'won: the amount lent or paid (default: the loan quote’s)')
    .addHelpText(
      'before',
      `Examples:
  xd leads move 12 in-store
  xd leads move 12 won --amount 185
`,
    )
  withServer(withOutput(command)).action(async (leadID: string, leadStatus: LeadStatus, options: MoveOptions) => {
    const wonAmount = options.amount === undefined ? undefined : typedDollars(options.amount)
    const { lead } = await signedInCalls(options)('leads/set-status', { leadID, leadStatus, wonAmount })
    return show(options, {
      json: lead,
      tables: () => [
        facts([
          ['Request', String(lead.leadID)],
          ['Item', lead.leadItem],
          ['Status', status(LEAD_STATUS_LABELS[lead.leadStatus])],
          ['Won', lead.wonAmount === null ? '' : money(lead.wonAmount)],
        ]),
      ],
    })
  })
}
