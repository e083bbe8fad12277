import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { searchOf, type SearchOptions, storeAbbrs, withPages } from '#session/list-options.ts'
import { gatherPages, pageNotes, readLimit } from '#session/pages.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { withRewriteFilters } from './filters.ts'
import { batchTable } from './table.ts'

type ListOptions = OutputOptions & ServerOptions & SearchOptions

const PAGE = 25

export const addTo = (rewrites: Command): void => {
  const command = rewrites
    .command('list')
    .description('tickets from paid requests and their new numbers, exceptions first')
    .argument('[ticket]', 'a ticket number, old or new')
    .addHelpText(
      'before',
      `Examples:
  xd rewrites list --status exception
  xd rewrites list 20417 --json
`,
    )
  withServer(withPages(withOutput(withRewriteFilters(command)), PAGE)).action(
    async (ticket: string | undefined, options: ListOptions) => {
      const calls = signedInCalls(options)
      const search = await searchOf(calls, ticket, options)
      const storeAbbr = await storeAbbrs(calls)
      const { items, nextCursor } = await gatherPages(readLimit(options, PAGE), async (perPage, cursor) => {
        const page = await calls('payments/rewrites/list', { search: { ...search, perPage, cursor } })
        return { items: page.rewrites, nextCursor: page.nextCursor }
      })
      return show(options, {
        json: items,
        tables: () => [batchTable(items, storeAbbr)],
        notes: pageNotes({ items, nextCursor }, 'No rewrites match.'),
      })
    },
  )
}
