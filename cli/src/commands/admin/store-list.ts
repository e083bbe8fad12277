import type { Command } from 'commander'
import { storeTable } from '#commands/stores/store-table.ts'
import { dollars } from '#output/figure.ts'
import { callCommand } from '#session/call-command.ts'
import { companyIDOf } from '#session/company-id.ts'

export const addTo = (stores: Command): void => {
  const command = stores
    .command('list')
    .description('a company’s stores, including those switched off or deleted')
    .argument('<company>', 'its number or key')
    .addHelpText('before', 'Examples:\n  xd admin stores list 2\n  xd admin stores list 2 --json=storeID,storeName\n')
  callCommand(command, async (calls, text: string) => {
    const companyID = await companyIDOf(calls, text)
    const { stores: listed, nextStore } = await calls('admin/stores/list', { companyID })
    return {
      json: listed,
      tables: () => [storeTable(listed, Date.now())],
      notes: nextStore > 0 ? [`One more store adds ${dollars(nextStore)} a month.`] : [],
    }
  })
}
