import type { Command } from 'commander'
import { signedInCalls } from '#session/client.ts'
import { download } from '#session/download.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { type EntryFilters, entrySearch, withEntryFilters } from './filters.ts'

type ExportOptions = ServerOptions & EntryFilters & { readonly out?: string }

export const addTo = (calendar: Command): void => {
  const command = calendar
    .command('export')
    .description('export calendar entries as CSV, filtered like the list')
    .option('--out <file>', 'the file (default: standard output)')
    .addHelpText(
      'before',
      `Examples:
  xd calendar export --from 2026-12-01 --to 2026-12-31 --calendar Staff --out december.csv
`,
    )
  withServer(withEntryFilters(command)).action(async (options: ExportOptions) =>
    download('calendar-entries', await entrySearch(signedInCalls(options), options), options.out, options),
  )
}
