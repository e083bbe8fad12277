import { Argument, type Command } from 'commander'
import type { ExportName } from '@xd/core/contract/exports.ts'
import { signedInCalls } from '#session/client.ts'
import { download } from '#session/download.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { type AskedOptions, askedOf, withDays } from './asked.ts'

/** The reports of the web, by what they count. */
const REPORTS = {
  payments: 'payment-report',
  tellers: 'teller-report',
  channels: 'channel-report',
  messages: 'message-report',
} as const satisfies Readonly<Record<string, ExportName>>
type Report = keyof typeof REPORTS

type ExportOptions = ServerOptions & AskedOptions & { readonly out?: string }

export const addTo = (reports: Command): void => {
  const command = reports
    .command('export')
    .description('export a report as CSV')
    .addArgument(new Argument('<report>', 'which').choices(Object.keys(REPORTS)))
    .option('--out <file>', 'the file (default: standard output)')
    .addHelpText(
      'before',
      `Examples:
  xd reports export payments --from 2026-11-01 --to 2026-11-30 --out november.csv
  xd reports export tellers --store "Main St"
`,
    )
  withServer(withDays(command)).action(async (report: Report, options: ExportOptions) => {
    const { dateRange, store } = await askedOf(signedInCalls(options), options)
    const search = { dateStart: dateRange.start, dateEnd: dateRange.end, store }
    return download(REPORTS[report], search, options.out, options)
  })
}
