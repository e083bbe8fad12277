import { Argument, type Command } from 'commander'
import type { ExportName } from '@xd/core/contract/exports.ts'
import { signedInCalls } from '#session/client.ts'
import { download } from '#session/download.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { type AskedOptions, askedOf, withDays } from './asked.ts'

interface Exported {
  readonly file: ExportName
  readonly says: string
  /** The command that shows the same on the terminal; null if only a file contains it. */
  readonly shownBy: 'payments' | 'messages' | null
}

/** The web's reports, by what they count. */
export const EXPORTED = {
  payments: { file: 'payment-report', says: 'requested, paid and refunded, by store', shownBy: 'payments' },
  tellers: { file: 'teller-report', says: 'the same, by teller', shownBy: 'payments' },
  messages: {
    file: 'message-report',
    says: 'what was paid, redeemed and renewed after each notice and mailer',
    shownBy: 'messages',
  },
  channels: { file: 'channel-report', says: 'messages by channel, web chats and quote requests', shownBy: null },
} as const satisfies Readonly<Record<string, Exported>>
type Report = keyof typeof EXPORTED

type ExportOptions = ServerOptions & AskedOptions & { readonly out?: string }

export const addTo = (reports: Command): void => {
  const command = reports
    .command('export')
    .description('export a report as CSV')
    .addArgument(new Argument('<report>', 'which').choices(Object.keys(EXPORTED)))
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
    return download(EXPORTED[report].file, search, options.out, options)
  })
}
