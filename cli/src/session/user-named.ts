import type { CallClient } from '@xd/core/client/call-client.ts'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { named } from './named.ts'
import { gatherPages } from './pages.ts'

export type User = WireOutput<'settings/users/list'>['users'][number]

/** A user as people refer to them: by number, email or name. */
export const userNamed = async (calls: CallClient, text: string): Promise<User> => {
  const filter = /^\d+$/.test(text) ? '' : text
  const { items } = await gatherPages(Infinity, async (perPage, cursor) => {
    const { users, nextCursor } = await calls('settings/users/list', { search: { filter, perPage, cursor } })
    return { items: users, nextCursor }
  })
  return named(items, text, {
    noun: 'user',
    id: ({ userID }) => userID,
    names: [({ userUsername }) => userUsername, ({ userNickname }) => userNickname],
    next: 'xd users list',
  })
}
