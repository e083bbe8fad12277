import type { Command } from 'commander'
import { signedInCalls } from '#session/client.ts'
import { download } from '#session/download.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { type PaymentFilters, paymentSearch, withPaymentFilters } from './filters.ts'

type ExportOptions = ServerOptions & PaymentFilters & { readonly out?: string }

export const addTo = (payments: Command): void => {
  const command = payments
    .command('export')
    .description('export payment requests as CSV, filtered like the list')
    .argument('[text]', 'name, phone, ticket or memo to search for')
    .option('--out <file>', 'the file (default: standard output)')
    .addHelpText(
      'before',
      `Examples:
  xd payments export --status approved --from 2026-11-01 --to 2026-11-30 --out november.csv
`,
    )
  withServer(withPaymentFilters(command)).action(async (text: string | undefined, options: ExportOptions) => {
    const search = await paymentSearch(signedInCalls(options), text, options)
    return download('payments', search, options.out, options)
  })
}
