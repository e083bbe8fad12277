import type { Command } from 'commander'
import { signedInCalls } from '#session/client.ts'
import { download } from '#session/download.ts'
import { type SearchOptions, searchOf, withStore } from '#session/list-options.ts'
import { type ServerOptions, withServer } from '#session/server.ts'

type ExportOptions = ServerOptions & Pick<SearchOptions, 'store'> & { readonly out?: string }

export const addTo = (notices: Command): void => {
  const command = notices
    .command('export-calls')
    .description('export customers to call because no notice reached them, as CSV')
    .option('--out <file>', 'the file (default: standard output)')
    .addHelpText(
      'before',
      `Examples:
  xd notices export-calls --store "Main St" --out calls.csv
`,
    )
  withServer(withStore(command)).action(async (options: ExportOptions) =>
    download('call-list', await searchOf(signedInCalls(options), undefined, options), options.out, options),
  )
}
