import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { searchOf, type SearchOptions, withPages } from '#session/list-options.ts'
import { gatherPages, pageNotes, readLimit } from '#session/pages.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { withMailerFilters } from './filters.ts'
import { mailerList } from './table.ts'

type ListOptions = OutputOptions & ServerOptions & SearchOptions

const PAGE = 25

export const addTo = (mailers: Command): void => {
  const command = mailers
    .command('list')
    .description('mailers, newest first')
    .argument('[text]', 'part of the title')
    .addHelpText(
      'before',
      `Examples:
  xd mailers list --status sending
  xd mailers list sale --json
`,
    )
  withServer(withPages(withOutput(withMailerFilters(command)), PAGE)).action(
    async (text: string | undefined, options: ListOptions) => {
      const calls = signedInCalls(options)
      const search = await searchOf(calls, text, options)
      const { items, nextCursor } = await gatherPages(readLimit(options, PAGE), async (perPage, cursor) => {
        const page = await calls('mailers/list-jobs', { search: { ...search, perPage, cursor } })
        return { items: page.jobs, nextCursor: page.nextCursor }
      })
      return show(options, {
        json: items,
        tables: () => [mailerList(items)],
        notes: pageNotes({ items, nextCursor }, 'No mailers match.'),
      })
    },
  )
}
