import type { Command } from 'commander'
import { storeTable } from '#commands/stores/store-table.ts'
import { dollars } from '#output/figure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { companyIDOf } from '#session/company-id.ts'
import { type ServerOptions, withServer } from '#session/server.ts'

export const addTo = (stores: Command): void => {
  const command = stores
    .command('list')
    .description('a company’s stores, including those switched off or deleted')
    .argument('<company>', 'its number or key')
    .addHelpText('before', 'Examples:\n  xd admin stores list 2\n  xd admin stores list 2 --json=storeID,storeName\n')
  withServer(withOutput(command)).action(async (text: string, options: OutputOptions & ServerOptions) => {
    const calls = signedInCalls(options)
    const companyID = await companyIDOf(calls, text)
    const { stores: listed, nextStore } = await calls('admin/stores/list', { companyID })
    return show(options, {
      json: listed,
      tables: () => [storeTable(listed, Date.now())],
      notes: nextStore > 0 ? [`One more store adds ${dollars(nextStore)} a month.`] : [],
    })
  })
}
