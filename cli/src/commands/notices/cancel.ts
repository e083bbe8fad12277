import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { grouped } from '#output/figure.ts'
import { signedInCalls } from '#session/client.ts'
import { confirmModerate, type Moderate, withModerate } from '#session/danger.ts'
import { storeNameOf } from '#session/list-options.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { batchDetail } from './table.ts'

export const addTo = (notices: Command): void => {
  const command = notices
    .command('cancel')
    .description('permanently stop a batch’s unsent notices')
    .argument('<batchID>', 'the batch’s number')
    .addHelpText('before', `Examples:\n  xd notices cancel 12\n  xd notices cancel 12 --yes\n`)
  withServer(withOutput(withModerate(command))).action(
    async (batchID: string, options: OutputOptions & ServerOptions & Moderate) => {
      const calls = signedInCalls(options)
      const { batch: before } = await calls('notices/batch-details', { batchID })
      const storeName = await storeNameOf(calls, before.storeID)
      const { waiting, held, letter } = before.counts
      const what = `batch ${batchID}: ${grouped(waiting + held + letter)} of its notices haven’t been sent`
      if (options.dryRun === true)
        return show(options, {
          json: before,
          tables: () => batchDetail(before, storeName),
          notes: [`Would cancel ${what}.`],
        })
      await confirmModerate(options, `Cancel ${what}. This cannot be undone.`)
      const { batch } = await calls('notices/cancel-batch', { batchID })
      return show(options, { json: batch, tables: () => batchDetail(batch, storeName) })
    },
  )
}
