import type { Command } from 'commander'
import { formatTicketChain } from '@xd/core/domain/ticket/chain.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { storeAbbrs } from '#session/list-options.ts'
import { type ServerOptions, withServer } from '#session/server.ts'

export const addTo = (rewrites: Command): void => {
  const command = rewrites
    .command('chain')
    .description('every number a ticket has had, found from any of them')
    .argument('<ticket>', 'a ticket number, old or new')
    .addHelpText('before', `Examples:\n  xd rewrites chain 10233\n`)
  withServer(withOutput(command)).action(async (ticket: string, options: OutputOptions & ServerOptions) => {
    const calls = signedInCalls(options)
    const { chains } = await calls('payments/rewrites/find-chain', { ticket })
    const storeAbbr = await storeAbbrs(calls)
    return show(options, {
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
    })
  })
}
