import type { Standing } from '@xd/core/domain/access/manage-users.ts'
import type { Caller } from '#caller.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { UserRow } from '#queries/managed-users.ts'
import { openStoreIDs, storesOfUser } from '#queries/usable-stores.ts'

/** A user's permissions and stores, whether enabled or not. */
export const standingOf = query(async (db: Db, user: UserRow): Promise<Standing> => ({
  permissions: JSON.parse(user.userPermissions) as string[],
  storeIDs: await storesOfUser(db, user, user.userID),
  allStores: user.userAllStores === 1,
}))

/** The same for the caller. A user with every existing store can also grant all. */
export const standingOfCaller = query(
  async (
    db: Db,
    { companyID, permissions, storeIDs }: Caller,
  ): Promise<Standing & { readonly among: readonly number[] }> => {
    const among = await openStoreIDs(db, companyID)
    return { permissions, storeIDs, allStores: among.every((storeID) => storeIDs.includes(storeID)), among }
  },
)
