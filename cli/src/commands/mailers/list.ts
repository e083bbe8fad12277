import type { Command } from 'commander'
import { JOB_STATUSES } from '@xd/core/domain/mailer/job-status.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { searchOf, type SearchOptions, withPages, withStore } from '#session/list-options.ts'
import { gatherPages, readLimit } from '#session/pages.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
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
  command.addOption(command.createOption('--status <status>', '(default: all)').choices(['all', ...JOB_STATUSES]))
  withServer(withPages(withOutput(withStore(command)), PAGE)).action(
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
        notes:
          items.length === 0
            ? ['No mailers match.']
            : nextCursor === null
              ? []
              : ['More available: add --limit COUNT or --all.'],
      })
    },
  )
}
