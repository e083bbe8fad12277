import type { Command } from 'commander'
import { IMPORT_STATE_LABELS } from '@xd/core/domain/import/state.ts'
import { count } from '#output/figure.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { status } from '#output/status.ts'
import { signedInCalls } from '#session/client.ts'
import { storeIDOf, withPages, withStore } from '#session/list-options.ts'
import { gatherPages, pageNotes, type PageOptions, readLimit } from '#session/pages.ts'
import { type ServerOptions, withServer } from '#session/server.ts'

type ListOptions = OutputOptions & ServerOptions & PageOptions & { readonly store?: string }

const PAGE = 25

export const addTo = (imports: Command): void => {
  const command = imports
    .command('list')
    .description('imported files, newest first')
    .argument('[text]', 'part of the file’s name')
    .addHelpText(
      'before',
      `Examples:
  xd imports list
  xd imports list --store "Main St" --json
`,
    )
  withServer(withStore(withPages(withOutput(command), PAGE))).action(
    async (filter: string | undefined, options: ListOptions) => {
      const calls = signedInCalls(options)
      const store = options.store === undefined ? undefined : await storeIDOf(calls, options.store)
      const { items, nextCursor } = await gatherPages(readLimit(options, PAGE), async (perPage, cursor) => {
        const page = await calls('mailers/imports/list', { search: { filter, store, perPage, cursor } })
        return { items: page.imports, nextCursor: page.nextCursor }
      })
      return show(options, {
        json: items,
        tables: () => [
          {
            columns: [
              { title: 'IMPORT', align: 'right' },
              { title: 'STATE' },
              { title: 'DATE' },
              { title: 'ROWS', align: 'right' },
              { title: 'CUSTOMERS', align: 'right' },
              { title: 'TICKETS', align: 'right' },
              { title: 'FILE' },
            ],
            rows: items.map((one) => [
              String(one.importID),
              status(IMPORT_STATE_LABELS[one.importState], one.importState),
              one.importedAt.slice(0, 10),
              count(one.rows),
              count(one.diff.customersMade),
              count(one.diff.ticketsMade),
              one.filename,
            ]),
          },
        ],
        notes: pageNotes({ items, nextCursor }, 'No files match.'),
      })
    },
  )
}
