import type { Db } from '#db/connect.ts'
import { among, type Places, prepared } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { SystemScope } from '#db/scope.ts'
import { usableStores } from './usable-stores.ts'

/** A user's current permissions and, in their own company, stores. */
export interface Rights {
  readonly permissions: readonly string[]
  readonly storeIDs: readonly number[]
}

const rights = prepared((db, { userIDs }: Places<{ userIDs: readonly number[] }>) =>
  db
    .selectFrom('users as u')
    .leftJoin('stores as st', usableStores)
    .select(['u.userID', 'u.userPermissions', 'st.storeID'])
    .where(among(db, 'u.userID', userIDs))
    .where('u.userEnabled', '=', 1)
    .orderBy('st.storeID'),
)

/** Users' rights; a disabled user has none. */
export const rightsOf = query(
  async (db: Db, _: SystemScope, userIDs: readonly number[]): Promise<ReadonlyMap<number, Rights>> => {
    const known = new Map<number, { permissions: readonly string[]; storeIDs: number[] }>()
    for (const { userID, userPermissions, storeID } of await rights(db, { userIDs })) {
      const user = known.get(userID) ?? { permissions: JSON.parse(userPermissions) as string[], storeIDs: [] }
      if (storeID !== null) user.storeIDs.push(storeID)
      known.set(userID, user)
    }
    return known
  },
)
