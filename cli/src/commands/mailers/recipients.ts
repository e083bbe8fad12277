import type { Command } from 'commander'
import { EXCLUSION_REASONS } from '@xd/core/domain/mailer/audience.ts'
import { RECIPIENT_STATES } from '@xd/core/domain/mailer/recipient-state.ts'
import { shows } from '#output/shows.ts'
import { callCommand } from '#session/call-command.ts'
import { download } from '#session/download.ts'
import { gatherPages, pageNotes, type PageOptions, readLimit, withPages } from '#session/pages.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { recipientList } from './table.ts'

interface RecipientFilters {
  readonly status?: string
  readonly reason?: string
}

const PAGE = 25

/** The mailer, and the filters of the list of its recipients and of their file. */
const withRecipientFilters = (command: Command): Command =>
  command
    .argument('<jobID>', 'the mailer’s number')
    .argument('[text]', 'a name or phone')
    .addOption(
      command
        .createOption('--status <state>', 'only with this status (default: all)')
        .choices(['all', ...RECIPIENT_STATES]),
    )
    .option('--reason <reason>', `why they were left out (${EXCLUSION_REASONS.join(', ')}), or the carrier’s code`)

export const recipients = (mailers: Command): void => {
  const command = mailers
    .command('recipients')
    .description('a mailer’s recipients and their status')
    .addHelpText(
      'before',
      `Examples:\n  xd mailers recipients 12 --status failed\n  xd mailers recipients 12 --reason opted_out\n  xd mailers recipients 12 Ortega --json\n`,
    )
  callCommand(
    shows(withRecipientFilters(command), { rowsOf: 'mailers/recipients/list' }),
    async (calls, jobID: string, filter: string | undefined, options: PageOptions & RecipientFilters) => {
      const { items, nextCursor } = await gatherPages(readLimit(options, PAGE), async (perPage, cursor) => {
        const search = { filter, status: options.status, reason: options.reason, perPage, cursor }
        const page = await calls('mailers/recipients/list', { jobID, search })
        return { items: page.recipients, nextCursor: page.nextCursor }
      })
      const notes = pageNotes({ items, nextCursor }, 'No recipients match.')
      return { json: items, tables: () => [recipientList(items)], notes }
    },
    (one) => withPages(one, PAGE),
  )
}

export const exportRecipients = (mailers: Command): void => {
  const command = mailers
    .command('export-recipients')
    .description('export a mailer’s recipients and their status as CSV')
    .option('--out <file>', 'the file (default: standard output)')
    .addHelpText('before', 'Examples:\n  xd mailers export-recipients 12 --status failed --out failed.csv\n')
  shows(withServer(withRecipientFilters(command)), { file: 'mailer-recipients' }).action(
    (
      mailer: string,
      filter: string | undefined,
      { status, reason, out, ...options }: ServerOptions & RecipientFilters & { readonly out?: string },
    ) => download('mailer-recipients', { mailer, filter, status, reason }, out, options),
  )
}
