import type { Command } from 'commander'
import { countOf } from '@xd/core/domain/text/figure.ts'
import { callCommand } from '#session/call-command.ts'
import { confirmSevere, type Severe, withSevere } from '#session/danger.ts'
import { storeNameOf } from '#session/list-options.ts'
import { batchDetail } from './table.ts'

export const addTo = (notices: Command): void => {
  const command = notices
    .command('send')
    .description('send a batch that’s ready; quiet hours, STOP and blocks still apply')
    .argument('<batchID>', 'the batch’s number')
    .addHelpText('before', `Examples:\n  xd notices send 12 --dry-run\n  xd notices send 12 --confirm 240\n`)
  callCommand(withSevere(command, 'how many notices are waiting'), async (calls, batchID: string, options: Severe) => {
    const { batch: before } = await calls('notices/batch-details', { batchID })
    const storeName = await storeNameOf(calls, before.storeID)
    const waiting = before.counts.waiting
    const what = countOf(waiting, 'notice')
    if (options.dryRun === true)
      return {
        json: before,
        tables: () => batchDetail(before, storeName),
        notes: [`Would send ${what}.`],
      }
    if (before.batchStatus === 'ready') await confirmSevere(options, `Send ${what} now.`, String(waiting))
    const { batch } = await calls('notices/send-batch', { batchID })
    return { json: batch, tables: () => batchDetail(batch, storeName) }
  })
}
