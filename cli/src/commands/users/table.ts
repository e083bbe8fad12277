import type { CallClient } from '@xd/core/client/call-client.ts'
import type { WireOutput } from '@xd/core/contract/calls.ts'
import { presetOf } from '@xd/core/domain/access/preset.ts'
import { USER_STATUS_LABELS } from '@xd/core/domain/access/user-status.ts'
import { foldText } from '@xd/core/domain/text/fold.ts'
import { exitCode } from '#output/exit-code.ts'
import { Failure } from '#output/failure.ts'
import { status } from '#output/status.ts'
import { when } from '#output/when.ts'

export type User = WireOutput<'settings/users/list'>['users'][number]

/** Users with their permissions and stores. */
export const userList = async (calls: CallClient, users: readonly User[]) => {
  const { stores } = await calls('stores/list', {})
  const abbr = new Map(stores.map(({ storeID, storeAbbr }) => [storeID, storeAbbr]))
  return {
    columns: [
      { title: 'ID', align: 'right' as const },
      { title: 'NAME' },
      { title: 'EMAIL' },
      { title: 'ROLE' },
      { title: 'STORES' },
      { title: 'STATUS' },
      { title: '2FA', spare: 1 },
      { title: 'LAST SIGN-IN', spare: 2 },
    ],
    rows: users.map((user) => [
      String(user.userID),
      user.userNickname,
      user.userUsername,
      presetOf(user.userPermissions) ?? 'custom',
      user.userAllowedStoreIDs?.map((storeID) => abbr.get(storeID) ?? String(storeID)).join(', ') ?? 'all',
      status(USER_STATUS_LABELS[user.userStatus]),
      user.userSecondFactor ? 'yes' : 'no',
      when(user.userLastLogin),
    ]),
  }
}

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
