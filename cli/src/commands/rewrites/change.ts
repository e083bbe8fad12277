import type { Command } from 'commander'
import type { CallClient } from '@xd/core/client/call-client.ts'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { invalidInput } from '#output/failure.ts'
import { callCommand } from '#session/call-command.ts'
import { type OverrideOptions, withOverride } from '#session/override.ts'
import { ticketTable } from './table.ts'

type Rewrite = WireOutput<'payments/rewrites/fetch'>['rewrite']
type Calls = CallClient

interface Change {
  readonly name: string
  readonly description: string
  readonly examples: string
  /** Whether the store's book may forbid it unless a reason overrides that. */
  readonly overrides?: true
  readonly make: (
    calls: Calls,
    rewriteID: string,
    rewriteTicketIDs: number[] | undefined,
    overrideReason: string | undefined,
  ) => Promise<{ rewrite: Rewrite }>
}

const idsOf = ({ rewriteTickets }: Rewrite, numbers: readonly string[]): number[] =>
  numbers.map((number) => {
    const ticket = rewriteTickets.find(({ oldTicket, newTicket }) => [oldTicket, newTicket].includes(number))
    if (ticket === undefined) throw invalidInput(`This batch has no ticket ${number}.`)
    return ticket.rewriteTicketID
  })

/** A command that changes tickets in a batch: those named by either number, or all that need the change. */
export const addChange = (rewrites: Command, { name, description, examples, overrides, make }: Change): void => {
  const command = rewrites
    .command(name)
    .description(description)
    .argument('<rewriteID>', 'the batch’s number')
    .argument('[tickets...]', 'only these, by old or new number')
    .addHelpText('before', `Examples:\n${examples}`)
  callCommand(
    overrides ? withOverride(command) : command,
    async (calls, rewriteID: string, numbers: readonly string[], options: OverrideOptions) => {
      const named =
        numbers.length === 0
          ? undefined
          : idsOf((await calls('payments/rewrites/fetch', { rewriteID })).rewrite, numbers)
      const { rewrite } = await make(calls, rewriteID, named, options.overrideReason)
      return { json: rewrite, tables: () => [ticketTable(rewrite)] }
    },
  )
}
