import type { Command } from 'commander'
import { NOTICE_STATUSES } from '@xd/core/domain/notice/status.ts'
import { download } from '#session/download.ts'
import { type ServerOptions, withServer } from '#session/server.ts'

type ProofOptions = ServerOptions & { readonly status?: string; readonly out?: string }

export const addTo = (notices: Command): void => {
  const command = notices
    .command('proof')
    .description('a batch as CSV: the words of each notice, where it went, when it was handed over and delivered')
    .argument('<batchID>', 'the batch’s number')
    .option('--out <file>', 'the file (default: standard output)')
    .addHelpText(
      'before',
      `Examples:\n  xd notices proof 12 --out proof.csv\n  xd notices proof 12 --status delivered\n`,
    )
  command.addOption(command.createOption('--status <status>', '(default: all)').choices(['all', ...NOTICE_STATUSES]))
  withServer(command).action(async (batchID: string, { status = 'all', out, ...options }: ProofOptions) =>
    download('notices', { batch: batchID, status }, out, options),
  )
}
