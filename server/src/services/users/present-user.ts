import { Effect } from 'effect'
import type { ManagedUser } from '@xd/core/contract/entity/managed-user.ts'
import { userStatus } from '@xd/core/domain/access/user-status.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { UserRow } from '#queries/managed-users.ts'
import { grantedStores } from '#queries/usable-stores.ts'
import { invitesOf } from '#queries/user-links.ts'

type Shown = typeof ManagedUser.Type

export const statusOf = ({ userEnabled, userPasswordHash }: UserRow) =>
  userStatus({ enabled: userEnabled === 1, hasPassword: userPasswordHash !== '' })

export const presentUsers = query(async (db: Db, companyID: number, rows: readonly UserRow[]): Promise<Shown[]> => {
  const idsWhere = (holds: (row: UserRow) => boolean) => rows.filter(holds).map(({ userID }) => userID)
  const chosen = idsWhere(({ userAllStores }) => userAllStores === 0)
  // An accepted invitation is gone.
  const invited = idsWhere((row) => statusOf(row) === 'invited')
  const [stores, invites] = await Promise.all([grantedStores(db, companyID, chosen), invitesOf(db, companyID, invited)])
  return rows.map((row) => ({
    userID: row.userID,
    userUsername: row.userUsername,
    userNickname: row.userNickname,
    userColor: row.userColor,
    userPermissions: JSON.parse(row.userPermissions) as string[],
    userAllowedStoreIDs: row.userAllStores === 1 ? null : (stores.get(row.userID) ?? []),
    userStatus: statusOf(row),
    userLastLogin: row.userLastLogin,
    userSecondFactor: row.userSecondFactor === 1,
    inviteExpires: invites.get(row.userID) ?? null,
    userVersion: row.userVersion,
  }))
})

export const presentUser = Effect.fnUntraced(function* (row: UserRow) {
  const [user] = yield* presentUsers(row.companyID, [row])
  return user!
})
