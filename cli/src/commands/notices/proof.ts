import type { Command } from 'commander'
import { NOTICE_STATUSES } from '@xd/core/domain/notice/status.ts'
import { usageFailure } from '#output/failure.ts'
import { download, downloadDocument } from '#session/download.ts'
import { type ServerOptions, withServer } from '#session/server.ts'

type ProofOptions = ServerOptions & { readonly status?: string; readonly pdf?: true; readonly out?: string }

export const addTo = (notices: Command): void => {
  const command = notices
    .command('proof')
    .description(
      'proof of a batch: each notice’s text, address, and when it was handed over and delivered, as CSV or a PDF',
    )
    .argument('<batchID>', 'the batch’s number')
    .option('--pdf', 'a PDF to print')
    .option('--out <file>', 'the file (default: standard output)')
    .addHelpText(
      'before',
      `Examples:\n  xd notices proof 12 --out proof.csv\n  xd notices proof 12 --status delivered\n  xd notices proof 12 --pdf --out proof.pdf\n`,
    )
  command.addOption(
    command
      .createOption('--status <status>', 'only with this status (default: all)')
      .choices(['all', ...NOTICE_STATUSES]),
  )
  withServer(command).action(async (batchID: string, { status, pdf, out, ...options }: ProofOptions) => {
    if (pdf === true && status !== undefined) throw usageFailure('A PDF has the whole batch: leave out --status')
    return pdf === true
      ? downloadDocument('notice-proof', { batch: batchID }, out, options)
      : download('notices', { batch: batchID, status: status ?? 'all' }, out, options)
  })
}
