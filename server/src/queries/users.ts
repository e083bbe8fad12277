import { byName } from '@xd/core/domain/text/by-name.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope, SystemScope } from '#db/scope.ts'
import { storesOfUsers } from './usable-stores.ts'

/** For sign-in, before there is a company to scope by. `username` in lower case. */
export const findUserByName = query((db: Db, _: SystemScope, username: string) =>
  db.selectFrom('users').selectAll().where('userUsername', '=', username).executeTakeFirst(),
)

/** A user by id, in any company: a support visitor's own account is not in the visited one. */
export const findUser = query((db: Db, _: SystemScope, userID: number) =>
  db.selectFrom('users').selectAll().where('userID', '=', userID).executeTakeFirstOrThrow(),
)

export const setLastLogin = (db: TxDb, userID: number, at: number) =>
  db.updateTable('users').set({ userLastLogin: at }).where('userID', '=', userID).execute()

/** Former employees, and API keys, whose messages still carry their name. */
export const listFormerEmployees = (db: Db, { companyID }: CompanyScope) =>
  db
    .selectFrom('users')
    .select(['userID', 'userNickname'])
    .where('companyID', '=', companyID)
    .where('userEnabled', '=', 0)
    .where(({ or, eb }) => or([eb('userPasswordHash', '!=', ''), eb('userIsKey', '=', 1)]))
    .orderBy('userID')
    .execute()

/** Colleagues; invited users are not included yet. */
export const listEmployees = async (db: Db, { companyID }: CompanyScope) => {
  const users = await db
    .selectFrom('users')
    .selectAll()
    .where('companyID', '=', companyID)
    .where('userEnabled', '=', 1)
    .where('userPasswordHash', '!=', '')
    .execute()
  const allowed = await storesOfUsers(db, companyID, 'all')
  // Sorted here: PostgreSQL would use the collation it was set up with.
  users.sort((a, b) => byName(a.userNickname, b.userNickname) || a.userID - b.userID)
  return users.map((user) => ({ ...user, userAllowedStoreIDs: allowed.get(user.userID) ?? [] }))
}
