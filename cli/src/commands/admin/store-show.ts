import type { Command } from 'commander'
import { storeTable } from '#commands/stores/store-table.ts'
import { callCommand } from '#session/call-command.ts'
import { storeNumber } from '#session/company-id.ts'

export const addTo = (stores: Command): void => {
  const command = stores
    .command('show')
    .description('one store of any company')
    .argument('<store>', 'its number')
    .addHelpText('before', 'Examples:\n  xd admin stores show 4\n  xd admin stores show 4 --json=storeHours\n')
  callCommand(command, async (calls, text: string) => {
    const { companyID, store } = await calls('admin/stores/fetch', { storeID: storeNumber(text) })
    return { json: { companyID, ...store }, tables: () => [storeTable([store], Date.now())] }
  })
}
