import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { storeAbbrs } from '#session/list-options.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { batchTable, ticketTable } from './table.ts'

export const addTo = (rewrites: Command): void => {
  const command = rewrites
    .command('show')
    .description('one batch: each ticket’s new number, when it was sent to the POS, and when an import showed it')
    .argument('<rewriteID>', 'the batch’s number')
    .addHelpText('before', `Examples:\n  xd rewrites show 12\n  xd rewrites show 12 --json\n`)
  withServer(withOutput(command)).action(async (rewriteID: string, options: OutputOptions & ServerOptions) => {
    const calls = signedInCalls(options)
    const { rewrite } = await calls('payments/rewrites/fetch', { rewriteID })
    const storeAbbr = await storeAbbrs(calls)
    return show(options, { json: rewrite, tables: () => [batchTable([rewrite], storeAbbr), ticketTable(rewrite)] })
  })
}
