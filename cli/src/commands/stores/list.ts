import type { Command } from 'commander'
import { dollars } from '#output/figure.ts'
import { callCommand } from '#session/call-command.ts'
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
  callCommand(command, async (calls) => {
    const { stores: listed, nextStore } = await calls('settings/stores/list', {})
    return {
      json: listed,
      tables: () => [storeTable(listed, Date.now())],
      notes: nextStore > 0 ? [`One more store adds ${dollars(nextStore)} a month.`] : [],
    }
  })
}
