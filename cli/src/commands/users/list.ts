import { USER_STATUSES } from '@xd/core/domain/access/user-status.ts'
import { listCommands } from '#session/list-commands.ts'
import { userList } from './table.ts'

export const { list, exportCSV } = listCommands('settings/users/list', {
  description: 'the company’s users, by name',
  text: 'part of a name or email',
  filters: { status: { choices: ['all', ...USER_STATUSES] } },
  examples: ['xd users list', 'xd users list dana --json', 'xd users list --status invited'],
  rows: 'users',
  table: (users, calls) => userList(calls, users),
  none: 'No users match.',
  file: {
    name: 'users',
    description: 'export the company’s users as CSV, with their permissions',
    examples: ['xd users export --out users.csv', 'xd users export --status disabled'],
  },
})
