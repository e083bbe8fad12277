import type { Command } from 'commander'
import { storeTable } from '#commands/stores/store-table.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { storeNumber } from '#session/company-id.ts'
import { type ServerOptions, withServer } from '#session/server.ts'

export const addTo = (stores: Command): void => {
  const command = stores
    .command('show')
    .description('one store of any company')
    .argument('<store>', 'its number')
    .addHelpText('before', 'Examples:\n  xd admin stores show 4\n  xd admin stores show 4 --json=storeHours\n')
  withServer(withOutput(command)).action(async (text: string, options: OutputOptions & ServerOptions) => {
    const { companyID, store } = await signedInCalls(options)('admin/stores/fetch', { storeID: storeNumber(text) })
    return show(options, { json: { companyID, ...store }, tables: () => [storeTable([store], Date.now())] })
  })
}
