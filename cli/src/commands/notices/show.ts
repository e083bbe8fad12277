import type { Command } from 'commander'
import { NOTICE_STATUSES } from '@xd/core/domain/notice/status.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { storeNameOf } from '#session/list-options.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { batchDetail, noticeList } from './table.ts'

const PAGE = 100

export const addTo = (notices: Command): void => {
  const command = notices
    .command('show')
    .description('one batch and the status of its notices')
    .argument('<batchID>', 'the batch’s number')
    .addHelpText('before', `Examples:\n  xd notices show 12\n  xd notices show 12 --status failed\n`)
  command.addOption(
    command
      .createOption('--status <status>', 'only with this status (default: all)')
      .choices(['all', ...NOTICE_STATUSES]),
  )
  withServer(withOutput(command)).action(
    async (batchID: string, options: OutputOptions & ServerOptions & { readonly status?: string }) => {
      const search = { perPage: PAGE, ...(options.status !== undefined && { status: options.status }) }
      const calls = signedInCalls(options)
      const { batch, notices: shown, count } = await calls('notices/batch-details', { batchID, search })
      const storeName = await storeNameOf(calls, batch.storeID)
      return show(options, {
        json: { batch, notices: shown },
        tables: () => [...batchDetail(batch, storeName), noticeList(shown)],
        notes:
          count > shown.length
            ? [`Only ${PAGE} of ${count} are listed: xd notices proof ${batchID} has them all.`]
            : [],
      })
    },
  )
}
