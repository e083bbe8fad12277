import type { Command } from 'commander'
import { signedInCalls } from '#session/client.ts'
import { download } from '#session/download.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { type LeadFilters, leadSearch, withLeadFilters } from './filters.ts'

type ExportOptions = ServerOptions & LeadFilters & { readonly out?: string }

export const addTo = (leads: Command): void => {
  const command = leads
    .command('export')
    .description('export quote requests as CSV, filtered like the list')
    .argument('[text]', 'a request’s number, or the customer’s name or phone')
    .option('--out <file>', 'the file (default: standard output)')
    .addHelpText(
      'before',
      `Examples:
  xd leads export --status won --out won.csv
`,
    )
  withServer(withLeadFilters(command)).action(async (text: string | undefined, options: ExportOptions) =>
    download('leads', await leadSearch(signedInCalls(options), text, options), options.out, options),
  )
}
