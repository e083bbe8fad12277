import type { Db, TxDb } from '#db/connect.ts'
import { amongThese } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'

interface Kept {
  readonly companyID: number
  readonly addressHash: string
  readonly withdrawnAt: number
}

export const keepErasedUnsubscribe = query((db: TxDb, row: Kept) =>
  db
    .insertInto('erased_unsubscribes')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['companyID', 'addressHash']).doUpdateSet({ withdrawnAt: row.withdrawnAt }),
    )
    .execute(),
)

/** When the erased customers with these addresses had said no to marketing. */
export const findErasedUnsubscribes = query(
  async (db: Db, { companyID }: Tenant, hashes: readonly string[]): Promise<ReadonlyMap<string, number>> => {
    const rows = await db
      .selectFrom('erased_unsubscribes')
      .select(['addressHash', 'withdrawnAt'])
      .where('companyID', '=', companyID)
      .where(amongThese(db, 'addressHash', hashes))
      .execute()
    return new Map(rows.map(({ addressHash, withdrawnAt }) => [addressHash, withdrawnAt]))
  },
)

/** The phones and email addresses that a customer's mailers and emails went to. */
export const addressesWrittenTo = query(async (db: Db, { companyID }: Tenant, custID: number): Promise<string[]> => {
  const mailed = await db
    .selectFrom('mailer_recipients')
    .select('address')
    .distinct()
    .where('companyID', '=', companyID)
    .where('custID', '=', custID)
    .execute()
  const emailed = await db
    .selectFrom('messages as m')
    .innerJoin('emails as e', 'e.messageID', 'm.messageID')
    .select('e.emailTo as address')
    .distinct()
    .where('m.companyID', '=', companyID)
    .where('m.custID', '=', custID)
    .where('m.messageDirection', '=', 'out')
    .execute()
  return [...mailed, ...emailed].map(({ address }) => address)
})
