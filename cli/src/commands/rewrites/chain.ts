import type { Command } from 'commander'
import { formatTicketChain } from '@xd/core/domain/ticket/chain.ts'
import { callCommand } from '#session/call-command.ts'
import { storeAbbrs } from '#session/list-options.ts'

export const addTo = (rewrites: Command): void => {
  const command = rewrites
    .command('chain')
    .description('every number a ticket has had, found from any of them')
    .argument('<ticket>', 'a ticket number, old or new')
    .addHelpText('before', `Examples:\n  xd rewrites chain 10233\n`)
  callCommand(command, async (calls, ticket: string) => {
    const { chains } = await calls('payments/rewrites/find-chain', { ticket })
    const storeAbbr = await storeAbbrs(calls)
    return {
      json: chains,
      tables: () => [
        {
          columns: [{ title: 'STORE' }, { title: 'NUMBERS' }, { title: 'STATE' }, { title: 'EFFECTIVE', whole: true }],
          rows: chains.map(({ storeID, tickets, steps }) => [
            storeAbbr(storeID),
            formatTicketChain(tickets),
            steps.at(-1)?.ticketState ?? '',
            steps.at(-1)?.effectiveDate ?? '',
          ]),
        },
      ],
      notes: chains.length === 0 ? [`Ticket ${ticket} hasn’t been rewritten.`] : [],
    }
  })
}
