import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { withPages } from '#session/list-options.ts'
import { gatherPages, pageNotes, type PageOptions, readLimit } from '#session/pages.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { type RecipientFilters, withRecipientFilters } from './filters.ts'
import { recipientList } from './table.ts'

type RecipientOptions = OutputOptions & ServerOptions & PageOptions & RecipientFilters

const PAGE = 25

export const addTo = (mailers: Command): void => {
  const command = mailers
    .command('recipients')
    .description('a mailer’s recipients and their status')
    .addHelpText(
      'before',
      `Examples:\n  xd mailers recipients 12 --status failed\n  xd mailers recipients 12 --reason opted_out\n  xd mailers recipients 12 Ortega --json\n`,
    )
  withServer(withPages(withOutput(withRecipientFilters(command)), PAGE)).action(
    async (jobID: string, filter: string | undefined, options: RecipientOptions) => {
      const calls = signedInCalls(options)
      const { items, nextCursor } = await gatherPages(readLimit(options, PAGE), async (perPage, cursor) => {
        const search = { filter, status: options.status, reason: options.reason, perPage, cursor }
        const page = await calls('mailers/recipients/list', { jobID, search })
        return { items: page.recipients, nextCursor: page.nextCursor }
      })
      const notes = pageNotes({ items, nextCursor }, 'No recipients match.')
      return show(options, { json: items, tables: () => [recipientList(items)], notes })
    },
  )
}
