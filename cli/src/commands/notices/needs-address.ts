import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { searchOf, type SearchOptions, withPages, withStore } from '#session/list-options.ts'
import { gatherPages, pageNotes, readLimit } from '#session/pages.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { noticeList } from './table.ts'

type ListOptions = OutputOptions & ServerOptions & SearchOptions

const PAGE = 25

export const addTo = (notices: Command): void => {
  const command = notices
    .command('needs-address')
    .description('letters that can’t be printed without a postal address, oldest first')
    .addHelpText(
      'before',
      `Examples:\n  xd notices needs-address\n  xd notices needs-address --store "Main St" --json\n`,
    )
  withServer(withPages(withOutput(withStore(command)), PAGE)).action(async (options: ListOptions) => {
    const calls = signedInCalls(options)
    const search = await searchOf(calls, undefined, options)
    const { items, nextCursor } = await gatherPages(readLimit(options, PAGE), async (perPage, cursor) => {
      const page = await calls('notices/needs-address', { search: { ...search, perPage, cursor } })
      return { items: page.notices, nextCursor: page.nextCursor }
    })
    return show(options, {
      json: items,
      tables: () => [noticeList(items)],
      notes: pageNotes({ items, nextCursor }, 'Every letter has an address.'),
    })
  })
}
