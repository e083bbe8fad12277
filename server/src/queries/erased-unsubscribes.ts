import type { Db, TxDb } from '#db/connect.ts'
import { amongThese } from '#db/prepared.ts'
import type { CompanyScope } from '#db/scope.ts'

interface Kept {
  readonly companyID: number
  readonly addressHash: string
  readonly withdrawnAt: number
}

export const keepErasedUnsubscribe = (db: TxDb, row: Kept) =>
  db
    .insertInto('erased_unsubscribes')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['companyID', 'addressHash']).doUpdateSet({ withdrawnAt: row.withdrawnAt }),
    )
    .execute()

/** When the erased customers with these addresses had said no to marketing. */
export const findErasedUnsubscribes = async (
  db: Db,
  { companyID }: Pick<CompanyScope, 'companyID'>,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('erased_unsubscribes')
    .select(['addressHash', 'withdrawnAt'])
    .where('companyID', '=', companyID)
    .where(amongThese(db, 'addressHash', hashes))
    .execute()
  return new Map(rows.map(({ addressHash, withdrawnAt }) => [addressHash, withdrawnAt]))
}
