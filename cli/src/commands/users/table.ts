import type { CallClient } from '@xd/core/client/call-client.ts'
import { presetOf } from '@xd/core/domain/access/preset.ts'
import { USER_STATUS_LABELS } from '@xd/core/domain/access/user-status.ts'
import { status } from '#output/status.ts'
import { when } from '#output/when.ts'
import type { User } from '#session/user-named.ts'

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
