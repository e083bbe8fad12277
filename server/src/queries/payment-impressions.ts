import type { Insertable } from 'kysely'
import type { Db, TxDb } from '#db/connect.ts'
import type { CompanyScope, Tenant } from '#db/scope.ts'
import type { PaymentImpressionsTable } from '#db/payment-tables.ts'
import { query } from '#db/query.ts'

const impressions = (db: Db, { companyID }: Tenant, paymentID: number) =>
  db.selectFrom('payment_impressions').where('companyID', '=', companyID).where('paymentID', '=', paymentID)

/** One page, newest first. */
export const listImpressions = (
  db: Db,
  scope: CompanyScope,
  paymentID: number,
  { limit, offset }: { limit: number; offset: number },
) => impressions(db, scope, paymentID).selectAll().orderBy('impressionID', 'desc').limit(limit).offset(offset).execute()

export const countImpressions = async (db: Db, scope: CompanyScope, paymentID: number): Promise<number> =>
  (
    await impressions(db, scope, paymentID)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

/** A request's newest views within a time span. */
export const viewsWithin = query(
  async (
    db: Db,
    scope: Tenant,
    paymentID: number,
    { from, to, limit }: { from: number; to: number; limit: number },
  ) => {
    // Filtered here: the newest few are adjacent in the index, even if the clock has been changed since.
    const rows = await impressions(db, scope, paymentID)
      .select(['impressionAt', 'impressionSource', 'ip', 'userAgent', 'paymentStatus'])
      .where('impressionKind', '=', 'view')
      .orderBy('impressionID', 'desc')
      .limit(limit)
      .execute()
    return rows.filter(({ impressionAt }) => impressionAt >= from && impressionAt <= to)
  },
)

export const insertImpression = (db: TxDb, impression: Insertable<PaymentImpressionsTable>) =>
  db.insertInto('payment_impressions').values(impression).execute()

/** Sets a submit's result, which its row shows from then on. */
export const setSubmitResult = (
  db: TxDb,
  { companyID }: CompanyScope,
  paymentID: number,
  attemptID: number,
  paymentStatus: string,
) =>
  db
    .updateTable('payment_impressions')
    .set({ paymentStatus })
    .where('companyID', '=', companyID)
    .where('paymentID', '=', paymentID)
    .where('attemptID', '=', attemptID)
    .execute()
