import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { listed } from '#lists/list.ts'
import { users } from '#lists/users.ts'

export const list = handle('settings/users/list', ({ search }, caller) =>
  Effect.map(listed(users, search ?? {}, caller), ({ shown, ...found }) => ({ users: shown, ...found })),
)
