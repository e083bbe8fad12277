import type { Db, TxDb } from '#db/connect.ts'
import { amongThese } from '#db/prepared.ts'
import type { CompanyScope } from '#db/scope.ts'

export const keepErasedOptOut = (db: TxDb, row: { companyID: number; phoneHash: string; optedOutAt: number }) =>
  db
    .insertInto('erased_opt_outs')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Those of these erased phones that had opted out. */
export const findErasedOptOuts = async (
  db: Db,
  { companyID }: Pick<CompanyScope, 'companyID'>,
  hashes: readonly string[],
): Promise<string[]> =>
  hashes.length === 0
    ? []
    : (
        await db
          .selectFrom('erased_opt_outs')
          .select('phoneHash')
          .where('companyID', '=', companyID)
          .where(amongThese(db, 'phoneHash', hashes))
          .execute()
      ).map(({ phoneHash }) => phoneHash)

/** When an erased phone had opted out; returned once, to the contact that takes it over. */
export const takeErasedOptOut = async (
  db: TxDb,
  { companyID, phoneHash }: { companyID: number; phoneHash: string },
): Promise<number | undefined> =>
  (
    await db
      .deleteFrom('erased_opt_outs')
      .where('companyID', '=', companyID)
      .where('phoneHash', '=', phoneHash)
      .returning('optedOutAt')
      .executeTakeFirst()
  )?.optedOutAt
