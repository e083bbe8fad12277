import { groupBy } from '@xd/core/domain/collection/group-by.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { among, type Places, prepared } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'

const labeled = prepared((db, { companyID, custIDs }: Places<{ companyID: number; custIDs: readonly number[] }>) =>
  db
    .selectFrom('customer_labels')
    .select(['custID', 'labelID'])
    .where('companyID', '=', companyID)
    .where(among(db, 'custID', custIDs))
    .orderBy('labelID'),
)

/** Labels by customer. */
export const labelsOfCustomers = query(
  async (db: Db, { companyID }: CompanyScope, custIDs: readonly number[]): Promise<Map<number, number[]>> => {
    const rows = custIDs.length === 0 ? [] : await labeled(db, { companyID, custIDs })
    return groupBy(
      rows,
      ({ custID }) => custID,
      ({ labelID }) => labelID,
    )
  },
)

export const replaceCustomerLabels = query(
  async (db: TxDb, { companyID }: CompanyScope, custID: number, labelIDs: readonly number[]): Promise<void> => {
    await db.deleteFrom('customer_labels').where('companyID', '=', companyID).where('custID', '=', custID).execute()
    if (labelIDs.length === 0) return
    await db
      .insertInto('customer_labels')
      .values(labelIDs.map((labelID) => ({ companyID, custID, labelID })))
      .execute()
  },
)
