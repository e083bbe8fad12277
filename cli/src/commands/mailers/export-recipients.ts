import type { Command } from 'commander'
import { download } from '#session/download.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { type RecipientFilters, withRecipientFilters } from './filters.ts'

type ExportOptions = ServerOptions & RecipientFilters & { readonly out?: string }

export const addTo = (mailers: Command): void => {
  const command = mailers
    .command('export-recipients')
    .description('export a mailer’s recipients and their status as CSV')
    .option('--out <file>', 'the file (default: standard output)')
    .addHelpText(
      'before',
      `Examples:
  xd mailers export-recipients 12 --status failed --out failed.csv
`,
    )
  withServer(withRecipientFilters(command)).action(
    (mailer: string, filter: string | undefined, { status, reason, out, ...options }: ExportOptions) =>
      download('mailer-recipients', { mailer, filter, status, reason }, out, options),
  )
}
