import { groupBy } from '@xd/core/domain/collection/group-by.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { among, type Places, prepared } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'

const labeled = prepared(
  (db, { companyID, paymentIDs }: Places<{ companyID: number; paymentIDs: readonly number[] }>) =>
    db
      .selectFrom('payment_labels')
      .select(['paymentID', 'labelID'])
      .where('companyID', '=', companyID)
      .where(among(db, 'paymentID', paymentIDs))
      .orderBy('labelID'),
)

/** Labels by request. */
export const labelsOfPayments = query(
  async (db: Db, { companyID }: CompanyScope, paymentIDs: readonly number[]): Promise<Map<number, number[]>> => {
    const rows = await labeled(db, { companyID, paymentIDs })
    return groupBy(
      rows,
      ({ paymentID }) => paymentID,
      ({ labelID }) => labelID,
    )
  },
)

export const replacePaymentLabels = query(
  async (db: TxDb, { companyID }: CompanyScope, paymentID: number, labelIDs: readonly number[]): Promise<void> => {
    await db
      .deleteFrom('payment_labels')
      .where('companyID', '=', companyID)
      .where('paymentID', '=', paymentID)
      .execute()
    if (labelIDs.length === 0) return
    await db
      .insertInto('payment_labels')
      .values(labelIDs.map((labelID) => ({ companyID, paymentID, labelID })))
      .execute()
  },
)
