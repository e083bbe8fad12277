import type { Command } from 'commander'
import { signedInCalls } from '#session/client.ts'
import { download } from '#session/download.ts'
import { type SearchOptions, searchOf } from '#session/list-options.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { withStopFilters } from './stop-filters.ts'

type ExportOptions = ServerOptions & Pick<SearchOptions, 'store' | 'status'> & { readonly out?: string }

export const addTo = (customers: Command): void => {
  const command = customers
    .command('export-stop-requests')
    .description('export requests to stop as CSV, filtered like the list')
    .argument('[text]', 'the customer’s name or phone')
    .option('--out <file>', 'the file (default: standard output)')
    .addHelpText('before', `Examples:\n  xd customers export-stop-requests --status decided --out decided.csv\n`)
  withServer(withStopFilters(command)).action(async (text: string | undefined, options: ExportOptions) =>
    download('stop-requests', await searchOf(signedInCalls(options), text, options), options.out, options),
  )
}
