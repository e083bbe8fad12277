import type { Db, TxDb } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { SystemScope } from '#db/scope.ts'

/** When a phone asked for codes since then, oldest first, and the digest of each code that was texted. */
export const codesSince = query((db: Db, _: SystemScope, phoneHash: string, since: number) =>
  db
    .selectFrom('self_codes')
    .select(['codeID', 'askedAt', 'codeHash'])
    .where('phoneHash', '=', phoneHash)
    .where('askedAt', '>', since)
    .orderBy('askedAt')
    .orderBy('codeID')
    .execute(),
)

export const insertCode = query(
  async (db: TxDb, _: SystemScope, phoneHash: string, askedAt: number): Promise<number> =>
    (
      await db
        .insertInto('self_codes')
        .values({ phoneHash, askedAt, codeHash: null })
        .returning('codeID')
        .executeTakeFirstOrThrow()
    ).codeID,
)

/** Sets a request's code; false if it has one, or is gone. */
export const setCode = query(
  async (db: TxDb, _: SystemScope, codeID: number, codeHash: string): Promise<boolean> =>
    (await db
      .updateTable('self_codes')
      .set({ codeHash })
      .where('codeID', '=', codeID)
      .where('codeHash', 'is', null)
      .returning('codeID')
      .executeTakeFirst()) !== undefined,
)

export const deleteCodesBefore = (db: TxDb, _: SystemScope, before: number) =>
  db.deleteFrom('self_codes').where('askedAt', '<', before).execute()
