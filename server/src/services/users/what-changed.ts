import type { Standing } from '@xd/core/domain/access/manage-users.ts'
import { whatDiffers } from '@xd/core/domain/activity/what-differs.ts'
import type { UserRow } from '#queries/managed-users.ts'

interface Known {
  readonly user: UserRow
  readonly standing: Standing
}

const shown = ({ user, standing }: Known) => ({
  userUsername: user.userUsername,
  userNickname: user.userNickname,
  userColor: user.userColor,
  userPermissions: standing.permissions,
  userAllowedStoreIDs: standing.allStores ? 'all' : standing.storeIDs,
})

/** For the log: whose account it is, and the values that were set, by name. */
export const whatChanged = (now: Known, before?: Known): object => ({
  user: now.user.userNickname,
  set: whatDiffers(before && shown(before), shown(now)),
})
