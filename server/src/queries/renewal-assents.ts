import { type ShownTerms, withoutPledge } from '@xd/core/domain/renewal/words.ts'
import type { Insertable } from 'kysely'
import type { Db, TxDb } from '#db/connect.ts'
import type { RenewalAssentsTable } from '#db/payment-tables.ts'
import { amongThese } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'

export const insertAssent = query((db: TxDb, assent: Insertable<RenewalAssentsTable>) =>
  db.insertInto('renewal_assents').values(assent).execute(),
)

/** The assents that came with the charges which paid these requests. */
export const assentsOfPayments = (db: Db, { companyID }: Tenant, paymentIDs: readonly number[]) =>
  db
    .selectFrom('renewal_assents as r')
    .innerJoin('payment_attempts as a', 'a.attemptID', 'r.attemptID')
    .select(['r.paymentID', 'r.assentedAt', 'r.shown', 'r.ip', 'r.userAgent'])
    .where('r.companyID', '=', companyID)
    .where(amongThese(db, 'r.paymentID', paymentIDs))
    .where('a.state', '=', 'approved')
    .execute()

export type AssentRow = Awaited<ReturnType<typeof assentsOfPayments>>[number]

export const findAssent = query(async (db: Db, scope: Tenant, paymentID: number): Promise<AssentRow | undefined> =>
  (await assentsOfPayments(db, scope, [paymentID])).at(-1),
)

/** Erases where assents came from, and the goods. The terms stay. */
export const eraseAssents = async (db: TxDb, { companyID }: Tenant, paymentIDs: readonly number[]): Promise<void> => {
  const assents = await db
    .selectFrom('renewal_assents')
    .select(['assentID', 'shown'])
    .where('companyID', '=', companyID)
    .where('paymentID', 'in', paymentIDs)
    .execute()
  for (const { assentID, shown } of assents)
    await db
      .updateTable('renewal_assents')
      .set({ ip: null, userAgent: null, shown: JSON.stringify(withoutPledge(JSON.parse(shown) as ShownTerms)) })
      .where('assentID', '=', assentID)
      .execute()
}
