import type { CallClient } from '@xd/core/client/call-client.ts'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { foldText } from '@xd/core/domain/text/fold.ts'
import { exitCode } from '#output/exit-code.ts'
import { Failure } from '#output/failure.ts'

export type User = WireOutput<'settings/users/list'>['users'][number]

/** A user as people refer to them: by number, email or name. */
export const userNamed = async (calls: CallClient, text: string): Promise<User> => {
  const filter = /^\d+$/.test(text) ? '' : text
  let cursor: string | null = null
  do {
    const page: WireOutput<'settings/users/list'> = await calls('settings/users/list', {
      search: { filter, perPage: 100, cursor },
    })
    const known = page.users.find(
      ({ userID, userUsername, userNickname }) =>
        String(userID) === text || [userUsername, userNickname].some((name) => foldText(name) === foldText(text)),
    )
    if (known) return known
    cursor = page.nextCursor
  } while (cursor !== null)
  throw new Failure(`There is no user ${text}.`, exitCode.notFound, 'xd users list')
}
