import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { searchOf, type SearchOptions, storeAbbrs, withPages } from '#session/list-options.ts'
import { gatherPages, pageNotes, readLimit } from '#session/pages.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { withBatchFilters } from './filters.ts'
import { batchList } from './table.ts'

type ListOptions = OutputOptions & ServerOptions & SearchOptions

const PAGE = 25

export const addTo = (notices: Command): void => {
  const command = notices
    .command('list')
    .description('batches of notices, newest first')
    .addHelpText(
      'before',
      `Examples:\n  xd notices list --status attention\n  xd notices list --store "Main St" --json\n`,
    )
  withServer(withPages(withOutput(withBatchFilters(command)), PAGE)).action(async (options: ListOptions) => {
    const calls = signedInCalls(options)
    const search = await searchOf(calls, undefined, options)
    const storeAbbr = await storeAbbrs(calls)
    const { items, nextCursor } = await gatherPages(readLimit(options, PAGE), async (perPage, cursor) => {
      const page = await calls('notices/list-batches', { search: { ...search, perPage, cursor } })
      return { items: page.batches, nextCursor: page.nextCursor }
    })
    return show(options, {
      json: items,
      tables: () => [batchList(items, storeAbbr)],
      notes: pageNotes({ items, nextCursor }, 'No batches match.'),
    })
  })
}
