import type { Command } from 'commander'
import { dollars } from '#output/figure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { storeTable } from './store-table.ts'

export const addTo = (stores: Command): void => {
  const command = stores
    .command('list')
    .description('your stores, including those switched off or deleted')
    .addHelpText(
      'before',
      `Examples:
  xd stores list
  xd stores list --json=storeID,storeName
`,
    )
  withServer(withOutput(command)).action(async (options: OutputOptions & ServerOptions) => {
    const { stores: listed, nextStore } = await signedInCalls(options)('settings/stores/list', {})
    return show(options, {
      json: listed,
      tables: () => [storeTable(listed, Date.now())],
      notes: nextStore > 0 ? [`One more store adds ${dollars(nextStore)} a month.`] : [],
    })
  })
}
