import type { Db, TxDb } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { SystemScope } from '#db/scope.ts'
import type { MadeOnceTable } from '#db/tables.ts'

export type MadeKey = Pick<MadeOnceTable, 'companyID' | 'userID' | 'call' | 'clientKey'>

/** The record that was made under a key; undefined if there is none. */
export const madeUnder = query(
  async (db: Db, { companyID, userID, call, clientKey }: MadeKey): Promise<number | undefined> =>
    (
      await db
        .selectFrom('made_once')
        .select('recordID')
        .where('companyID', '=', companyID)
        .where('userID', '=', userID)
        .where('call', '=', call)
        .where('clientKey', '=', clientKey)
        .executeTakeFirst()
    )?.recordID ?? undefined,
)

/** Takes a key for this transaction. Others who want it wait until that ends. False if it was used before. */
export const takeKey = query(async (db: TxDb, key: MadeKey, at: number): Promise<boolean> => {
  const taken = await db
    .insertInto('made_once')
    .values({ ...key, recordID: null, at })
    .onConflict((conflict) => conflict.columns(['companyID', 'userID', 'call', 'clientKey']).doNothing())
    .returning('at')
    .executeTakeFirst()
  return taken !== undefined
})

export const keepMade = query((db: TxDb, { companyID, userID, call, clientKey }: MadeKey, recordID: number) =>
  db
    .updateTable('made_once')
    .set({ recordID })
    .where('companyID', '=', companyID)
    .where('userID', '=', userID)
    .where('call', '=', call)
    .where('clientKey', '=', clientKey)
    .execute(),
)

export const deleteMadeBefore = (db: TxDb, _: SystemScope, before: number) =>
  db.deleteFrom('made_once').where('at', '<', before).execute()
