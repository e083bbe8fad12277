import type { Command } from 'commander'
import { signedInCalls } from '#session/client.ts'
import { download } from '#session/download.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { type LoanFilters, loanSearch, withLoanFilters } from './filters.ts'

type ExportOptions = ServerOptions & LoanFilters & { readonly out?: string }

export const addTo = (loans: Command): void => {
  const command = loans
    .command('export')
    .description('export loan quotes as CSV, filtered like the list')
    .argument('[text]', 'a quote’s number, or the customer’s name or phone')
    .option('--out <file>', 'the file (default: standard output)')
    .addHelpText(
      'before',
      `Examples:
  xd loans export --status accepted --out loans.csv
`,
    )
  withServer(withLoanFilters(command)).action(async (text: string | undefined, options: ExportOptions) =>
    download('loans', await loanSearch(signedInCalls(options), text, options), options.out, options),
  )
}
