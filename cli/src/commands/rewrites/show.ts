import type { Command } from 'commander'
import { callCommand } from '#session/call-command.ts'
import { storeAbbrs } from '#session/list-options.ts'
import { batchTable, ticketTable } from './table.ts'

export const addTo = (rewrites: Command): void => {
  const command = rewrites
    .command('show')
    .description('one batch: each ticket’s new number, when it was sent to the POS, and when an import showed it')
    .argument('<rewriteID>', 'the batch’s number')
    .addHelpText('before', `Examples:\n  xd rewrites show 12\n  xd rewrites show 12 --json\n`)
  callCommand(command, async (calls, rewriteID: string) => {
    const { rewrite } = await calls('payments/rewrites/fetch', { rewriteID })
    const storeAbbr = await storeAbbrs(calls)
    return { json: rewrite, tables: () => [batchTable([rewrite], storeAbbr), ticketTable(rewrite)] }
  })
}
