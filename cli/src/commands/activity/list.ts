import type { Command } from 'commander'
import { activityWords } from '@xd/core/domain/activity/words.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { when } from '#output/when.ts'
import { signedInCalls } from '#session/client.ts'
import { withPages } from '#session/list-options.ts'
import { gatherPages, pageNotes, type PageOptions, readLimit } from '#session/pages.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { type ActivityFilters, activitySearch, withActivityFilters } from './filters.ts'

type ListOptions = OutputOptions & ServerOptions & PageOptions & ActivityFilters

const PAGE = 25

export const addTo = (activity: Command): void => {
  const command = activity
    .command('list')
    .description('who did what, newest first')
    .argument('[text]', 'a name, or words from the entry')
    .addHelpText(
      'before',
      `Examples:
  xd activity list --user Marcus --from 2026-11-01
  xd activity list --action user-save --json
  xd activity list --visit 3
`,
    )
  withServer(withPages(withOutput(withActivityFilters(command)), PAGE)).action(
    async (filter: string | undefined, options: ListOptions) => {
      const calls = signedInCalls(options)
      const search = await activitySearch(calls, filter, options)
      const { items, nextCursor } = await gatherPages(readLimit(options, PAGE), async (perPage, cursor) => {
        const page = await calls('settings/activity/list', { search: { ...search, perPage, cursor } })
        return { items: page.activity, nextCursor: page.nextCursor }
      })
      return show(options, {
        json: items,
        tables: () => [
          {
            columns: [
              { title: 'WHEN' },
              { title: 'WHO' },
              { title: 'ACTION' },
              { title: 'ON', spare: 1 },
              { title: 'DETAILS', wrap: true },
            ],
            rows: items.map(({ at, userName, action, targetName, words }) => [
              when(at),
              userName || 'XD Back Office',
              activityWords(action),
              targetName ?? '',
              words,
            ]),
          },
        ],
        notes: pageNotes({ items, nextCursor }, 'No activity matches.'),
      })
    },
  )
}
