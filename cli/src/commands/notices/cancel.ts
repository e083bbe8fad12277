import type { Command } from 'commander'
import { grouped } from '@xd/core/domain/text/figure.ts'
import { callCommand } from '#session/call-command.ts'
import { confirmModerate, type Moderate, withModerate } from '#session/danger.ts'
import { storeNameOf } from '#session/list-options.ts'
import { batchDetail } from './table.ts'

export const addTo = (notices: Command): void => {
  const command = notices
    .command('cancel')
    .description('permanently stop a batch’s unsent notices')
    .argument('<batchID>', 'the batch’s number')
    .addHelpText('before', `Examples:\n  xd notices cancel 12\n  xd notices cancel 12 --yes\n`)
  callCommand(withModerate(command), async (calls, batchID: string, options: Moderate) => {
    const { batch: before } = await calls('notices/batch-details', { batchID })
    const storeName = await storeNameOf(calls, before.storeID)
    const { waiting, held, letter } = before.counts
    const what = `batch ${batchID}: ${grouped(waiting + held + letter)} of its notices haven’t been sent`
    if (options.dryRun === true)
      return {
        json: before,
        tables: () => batchDetail(before, storeName),
        notes: [`Would cancel ${what}.`],
      }
    await confirmModerate(options, `Cancel ${what}. This cannot be undone.`)
    const { batch } = await calls('notices/cancel-batch', { batchID })
    return { json: batch, tables: () => batchDetail(batch, storeName) }
  })
}
