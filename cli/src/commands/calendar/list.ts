import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { withPages } from '#session/list-options.ts'
import { gatherPages, pageNotes, type PageOptions, readLimit } from '#session/pages.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { entryTable } from './entry-table.ts'
import { type EntryFilters, entrySearch, withEntryFilters } from './filters.ts'

type ListOptions = OutputOptions & ServerOptions & PageOptions & EntryFilters

const PAGE = 100

export const addTo = (calendar: Command): void => {
  const command = calendar
    .command('list')
    .description('calendar entries, with customers’ dates, payment requests and closed days')
    .addHelpText(
      'before',
      `Examples:
  xd calendar list
  xd calendar list --from 2026-12-01 --to 2026-12-31 --calendar Staff
  xd calendar list --filter whitfield
`,
    )
  withServer(withPages(withOutput(withEntryFilters(command)), PAGE)).action(async (options: ListOptions) => {
    const calls = signedInCalls(options)
    const search = await entrySearch(calls, options)
    const { items, nextCursor } = await gatherPages(readLimit(options, PAGE), async (perPage, cursor) => {
      const page = await calls('calendar/entries/list', { search: { ...search, perPage, cursor } })
      return { items: page.entries, nextCursor: page.nextCursor }
    })
    const table = await entryTable(calls, items)
    return show(options, {
      json: items,
      tables: () => [table],
      notes: pageNotes({ items, nextCursor }, 'No entries on these days.'),
    })
  })
}
