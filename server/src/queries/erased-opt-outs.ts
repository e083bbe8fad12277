import type { Db, TxDb } from '#db/connect.ts'
import { amongThese } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'

interface ErasedOptOut {
  readonly companyID: number
  readonly phoneHash: string
  readonly optedOutAt: number
  /** Only from messages about loans and payments. */
  readonly loansOnly: 0 | 1
}

/** The stricter of two opt-outs of a phone stays. */
export const keepErasedOptOut = query((db: TxDb, row: ErasedOptOut) =>
  db
    .insertInto('erased_opt_outs')
    .values(row)
    .onConflict((conflict) =>
      row.loansOnly === 1
        ? conflict.doNothing()
        : conflict.columns(['companyID', 'phoneHash']).doUpdateSet({ loansOnly: 0 }),
    )
    .execute(),
)

/** Those of these erased phones that had opted out. */
export const findErasedOptOuts = query(
  async (db: Db, { companyID }: Tenant, hashes: readonly string[]): Promise<string[]> =>
    hashes.length === 0
      ? []
      : (
          await db
            .selectFrom('erased_opt_outs')
            .select('phoneHash')
            .where('companyID', '=', companyID)
            .where(amongThese(db, 'phoneHash', hashes))
            .execute()
        ).map(({ phoneHash }) => phoneHash),
)

/** How an erased phone had opted out; returned once, to the contact that takes it over. */
export const takeErasedOptOut = query(
  (db: TxDb, { companyID, phoneHash }: Pick<ErasedOptOut, 'companyID' | 'phoneHash'>) =>
    db
      .deleteFrom('erased_opt_outs')
      .where('companyID', '=', companyID)
      .where('phoneHash', '=', phoneHash)
      .returning(['optedOutAt', 'loansOnly'])
      .executeTakeFirst(),
)
