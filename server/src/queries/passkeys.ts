import type { Insertable } from 'kysely'
import type { Db, TxDb } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { SystemScope } from '#db/scope.ts'
import type { UserPasskeysTable } from '#db/second-factor-tables.ts'

export const passkeysOf = query((db: Db, _: SystemScope, userID: number) =>
  db.selectFrom('user_passkeys').selectAll().where('userID', '=', userID).orderBy('passkeyID').execute(),
)

export type PasskeyRow = Awaited<ReturnType<typeof passkeysOf>>[number]

export const insertPasskey = query((db: TxDb, passkey: Insertable<UserPasskeysTable>) =>
  db.insertInto('user_passkeys').values(passkey).execute(),
)

/** Records a use; false if the passkey is gone, or its own counter says that it was used since. */
export const notePasskeyUse = query(
  async (
    db: TxDb,
    { passkeyID, counter, seen, now }: { passkeyID: number; counter: number; seen: number; now: number },
  ): Promise<boolean> =>
    (
      await db
        .updateTable('user_passkeys')
        .set({ counter, lastUsed: now })
        .where('passkeyID', '=', passkeyID)
        .where('counter', '=', seen)
        .returning('passkeyID')
        .execute()
    ).length > 0,
)

/** Removes one of a user's passkeys, or all, and returns which. */
export const deletePasskeys = query((db: TxDb, userID: number, passkeyID?: number) =>
  db
    .deleteFrom('user_passkeys')
    .where('userID', '=', userID)
    .$if(passkeyID !== undefined, (query) => query.where('passkeyID', '=', passkeyID!))
    .returning(['passkeyID', 'passkeyName'])
    .execute(),
)
