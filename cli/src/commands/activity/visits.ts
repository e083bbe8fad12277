import type { Command } from 'commander'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { withPages } from '#session/list-options.ts'
import { gatherPages, pageNotes, type PageOptions, readLimit } from '#session/pages.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { visitTable } from './visit-table.ts'

const PAGE = 25

export const addTo = (activity: Command): void => {
  const command = activity
    .command('visits')
    .description('XD Support visits: who, when, why, and how many changes')
    .argument('[text]', 'part of the reason or case')
    .addHelpText(
      'before',
      `Examples:
  xd activity visits
  xd activity visits CASE-2041 --json
`,
    )
  withServer(withPages(withOutput(command), PAGE)).action(
    async (filter: string | undefined, options: OutputOptions & ServerOptions & PageOptions) => {
      const calls = signedInCalls(options)
      const { items, nextCursor } = await gatherPages(readLimit(options, PAGE), async (perPage, cursor) => {
        const page = await calls('settings/activity/visits/list', { search: { filter, perPage, cursor } })
        return { items: page.visits, nextCursor: page.nextCursor }
      })
      return show(options, {
        json: items,
        tables: () => [visitTable(items)],
        notes: pageNotes({ items, nextCursor }, 'XD Support hasn’t visited.'),
      })
    },
  )
}
