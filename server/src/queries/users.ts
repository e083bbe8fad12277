import type { Db, TxDb } from '#db/connect.ts'
import type { CompanyScope, SystemScope } from '#db/scope.ts'

/** For sign-in, before there is a company to scope by. `username` in lower case. */
export const findUserByName = (db: Db, _: SystemScope, username: string) =>
  db.selectFrom('users').selectAll().where('userUsername', '=', username).executeTakeFirst()

/** A user by id, in any company: a support visitor's own account is not in the visited one. */
export const findUser = (db: Db, _: SystemScope, userID: number) =>
  db.selectFrom('users').selectAll().where('userID', '=', userID).executeTakeFirstOrThrow()

export const setLastLogin = (db: TxDb, userID: number, at: number) =>
  db.updateTable('users').set({ userLastLogin: at }).where('userID', '=', userID).execute()

export const listFormerEmployees = (db: Db, { companyID }: CompanyScope) =>
  db
    .selectFrom('users')
    .select(['userID', 'userNickname'])
    .where('companyID', '=', companyID)
    .where('userEnabled', '=', 0)
    .orderBy('userID')
    .execute()

export const listEmployees = async (db: Db, { companyID }: CompanyScope) => {
  const [users, allowed] = await Promise.all([
    db.selectFrom('users').selectAll().where('companyID', '=', companyID).where('userEnabled', '=', 1).execute(),
    db.selectFrom('user_stores').selectAll().where('companyID', '=', companyID).orderBy('storeID').execute(),
  ])
  // Sorted here: PostgreSQL would follow the language that it was set up for.
  users.sort((a, b) => a.userNickname.localeCompare(b.userNickname, 'en') || a.userID - b.userID)
  return users.map((user) => ({
    ...user,
    userAllowedStoreIDs: allowed.filter((row) => row.userID === user.userID).map((row) => row.storeID),
  }))
}
