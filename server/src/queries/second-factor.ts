import type { Db, TxDb } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { SystemScope } from '#db/scope.ts'
import type { UserTotpTable } from '#db/second-factor-tables.ts'

// For one user, identified by their password: there is no other scope.

export const findTotp = query((db: Db, _: SystemScope, userID: number) =>
  db.selectFrom('user_totp').selectAll().where('userID', '=', userID).executeTakeFirst(),
)

/** Replaces a user's authenticator app. */
export const replaceTotp = query(async (db: TxDb, totp: UserTotpTable): Promise<void> => {
  await deleteTotp(db, totp.userID)
  await db.insertInto('user_totp').values(totp).execute()
})

export const deleteTotp = query(
  async (db: TxDb, userID: number): Promise<boolean> =>
    (await db.deleteFrom('user_totp').where('userID', '=', userID).returning('userID').execute()).length > 0,
)

/** Uses up a code; false if it, or a newer one, was used before. */
export const takeStep = query(
  async (db: TxDb, userID: number, step: number): Promise<boolean> =>
    (
      await db
        .updateTable('user_totp')
        .set({ lastStep: step })
        .where('userID', '=', userID)
        .where('lastStep', '<', step)
        .returning('userID')
        .execute()
    ).length > 0,
)

export const allTotp = query((db: Db, _: SystemScope) => db.selectFrom('user_totp').selectAll().execute())

export const resealTotp = query((db: TxDb, userID: number, sealedSecret: string) =>
  db.updateTable('user_totp').set({ sealedSecret }).where('userID', '=', userID).execute(),
)

export const recoveryCodesOf = query((db: Db, _: SystemScope, userID: number) =>
  db.selectFrom('user_recovery_codes').select(['codeHash', 'salt']).where('userID', '=', userID).execute(),
)

export const replaceRecoveryCodes = query(
  async (
    db: TxDb,
    { companyID, userID }: { readonly companyID: number; readonly userID: number },
    { salt, hashes }: { readonly salt: string; readonly hashes: readonly string[] },
  ): Promise<void> => {
    await db.deleteFrom('user_recovery_codes').where('userID', '=', userID).execute()
    if (hashes.length > 0)
      await db
        .insertInto('user_recovery_codes')
        .values(hashes.map((codeHash) => ({ companyID, userID, codeHash, salt })))
        .execute()
  },
)

/** Uses up a recovery code; false if someone else just did. */
export const takeRecoveryCode = query(
  async (db: TxDb, userID: number, codeHash: string): Promise<boolean> =>
    (
      await db
        .deleteFrom('user_recovery_codes')
        .where('userID', '=', userID)
        .where('codeHash', '=', codeHash)
        .returning('userID')
        .execute()
    ).length > 0,
)

/** Stores on the user whether they have a second factor. */
export const setHasFactor = query((db: TxDb, userID: number, has: boolean) =>
  db
    .updateTable('users')
    .set({ userSecondFactor: has ? 1 : 0 })
    .where('userID', '=', userID)
    .execute(),
)
