import type { Command } from 'commander'
import { USER_STATUSES } from '@xd/core/domain/access/user-status.ts'
import { type OutputOptions, show, withOutput } from '#output/show.ts'
import { signedInCalls } from '#session/client.ts'
import { withPages } from '#session/list-options.ts'
import { gatherPages, pageNotes, type PageOptions, readLimit } from '#session/pages.ts'
import { type ServerOptions, withServer } from '#session/server.ts'
import { userList } from './table.ts'

type ListOptions = OutputOptions & ServerOptions & PageOptions & { readonly status?: string }

const PAGE = 25

export const addTo = (users: Command): void => {
  const command = users
    .command('list')
    .description('the company’s users, by name')
    .argument('[text]', 'part of a name or email')
    .addHelpText(
      'before',
      `Examples:
  xd users list
  xd users list dana --json
  xd users list --status invited
`,
    )
  command.addOption(
    command
      .createOption('--status <status>', 'only with this status (default: all)')
      .choices(['all', ...USER_STATUSES]),
  )
  withServer(withPages(withOutput(command), PAGE)).action(async (filter: string | undefined, options: ListOptions) => {
    const calls = signedInCalls(options)
    const search = { ...(filter !== undefined && { filter }), ...(options.status && { status: options.status }) }
    const { items, nextCursor } = await gatherPages(readLimit(options, PAGE), async (perPage, cursor) => {
      const page = await calls('settings/users/list', { search: { ...search, perPage, cursor } })
      return { items: page.users, nextCursor: page.nextCursor }
    })
    const table = await userList(calls, items)
    return show(options, {
      json: items,
      tables: () => [table],
      notes: pageNotes({ items, nextCursor }, 'No users match.'),
    })
  })
}
