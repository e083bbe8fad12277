import type { Command } from 'commander'
import { signedInCalls } from '#session/client.ts'
import { download } from '#session/download.ts'
import { type SearchOptions, searchOf, withStore } from '#session/list-options.ts'
import { type ServerOptions, withServer } from '#session/server.ts'

type ExportOptions = ServerOptions & Pick<SearchOptions, 'store' | 'status'> & { readonly out?: string }

export const addTo = (payments: Command): void => {
  const command = payments
    .command('export-differences')
    .description('export where the ledger and the gateways’ records differ, as CSV')
    .option('--out <file>', 'the file (default: standard output)')
    .addHelpText(
      'before',
      `Examples:
  xd payments export-differences --out open.csv
  xd payments export-differences --status all --store "Main St" --out all.csv
`,
    )
  command.addOption(
    command
      .createOption('--status <status>', 'only with this status (default: open)')
      .choices(['open', 'resolved', 'all']),
  )
  withServer(withStore(command)).action(async (options: ExportOptions) =>
    download('reconciliation', await searchOf(signedInCalls(options), undefined, options), options.out, options),
  )
}
