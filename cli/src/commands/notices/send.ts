import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { grouped } from '#output/figure.ts'
import { signedInCalls } from '#session/client.ts'
import { confirmSevere, type Severe, withSevere } from '#session/danger.ts'
import { storeNameOf } from '#session/list-options.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { batchDetail } from './table.ts'

export const addTo = (notices: Command): void => {
  const command = notices
    .command('send')
    .description('send a batch that’s ready; quiet hours, STOP and blocks still apply')
    .argument('<batchID>', 'the batch’s number')
    .addHelpText('before', `Examples:\n  xd notices send 12 --dry-run\n  xd notices send 12 --confirm 240\n`)
  withServer(withOutput(withSevere(command, 'how many notices are waiting'))).action(
    async (batchID: string, options: OutputOptions & ServerOptions & Severe) => {
      const calls = signedInCalls(options)
      const { batch: before } = await calls('notices/batch-details', { batchID })
      const storeName = await storeNameOf(calls, before.storeID)
      const waiting = before.counts.waiting
      const what = `${grouped(waiting)} ${waiting === 1 ? 'notice' : 'notices'}`
      if (options.dryRun === true)
        return show(options, {
          json: before,
          tables: () => batchDetail(before, storeName),
          notes: [`Would send ${what}.`],
        })
      if (before.batchStatus === 'ready') await confirmSevere(options, `Send ${what} now.`, String(waiting))
      const { batch } = await calls('notices/send-batch', { batchID })
      return show(options, { json: batch, tables: () => batchDetail(batch, storeName) })
    },
  )
}
