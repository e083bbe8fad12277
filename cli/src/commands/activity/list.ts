import type { Command } from 'commander'
import { activityWords } from '@xd/core/domain/activity/words.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { when } from '#output/when.ts'
import { signedInCalls } from '#session/client.ts'
import { withPages } from '#session/list-options.ts'
import { gatherPages, type PageOptions, readLimit } from '#session/pages.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { userNamed } from '#commands/users/table.ts'

interface ListOptions extends OutputOptions, ServerOptions, PageOptions {
  readonly user?: string
  readonly action?: string
  readonly visit?: string
  readonly from?: string
  readonly to?: string
}

const PAGE = 25

export const addTo = (activity: Command): void => {
  const command = activity
    .command('list')
    .description('who did what, newest first')
    .argument('[text]', 'names, or words of what was done')
    .option('--user <user>', 'by this person: number, email or name')
    .option('--action <name>', 'only this, like user-save')
    .option('--visit <id>', 'during this visit of XD Support')
    .option('--from <day>', 'from this day on, 2026-11-01')
    .option('--to <day>', 'up to and including this day')
    .addHelpText(
      'before',
      `Examples:
  xd activity list --user Marcus --from 2026-11-01
  xd activity list --action user-save --json
  xd activity list --visit 3
`,
    )
  withServer(withPages(withOutput(command), PAGE)).action(async (filter: string | undefined, options: ListOptions) => {
    const calls = signedInCalls(options)
    const search = {
      filter,
      user: options.user === undefined ? undefined : (await userNamed(calls, options.user)).userID,
      action: options.action,
      visit: options.visit,
      dateStart: options.from,
      dateEnd: options.to,
    }
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
            { title: 'ON' },
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
      notes:
        items.length === 0
          ? ['Nothing matches.']
          : nextCursor === null
            ? []
            : ['More available: add --limit COUNT or --all.'],
    })
  })
}
