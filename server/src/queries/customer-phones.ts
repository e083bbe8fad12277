import { groupBy } from '@xd/core/domain/collection/group-by.ts'
import type { Db } from '#db/connect.ts'
import { among, type Places, prepared } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'

const furtherPhones = prepared(
  (db, { companyID, custIDs }: Places<{ companyID: number; custIDs: readonly number[] }>) =>
    db
      .selectFrom('customer_phones')
      .select(['custID', 'custPhone'])
      .where('companyID', '=', companyID)
      .where(among(db, 'custID', custIDs))
      .orderBy('custPhone'),
)

/** Additional phones by customer. */
export const otherPhonesOf = query(
  async (db: Db, { companyID }: Tenant, custIDs: readonly number[]): Promise<Map<number, string[]>> => {
    const rows = custIDs.length === 0 ? [] : await furtherPhones(db, { companyID, custIDs })
    return groupBy(
      rows,
      ({ custID }) => custID,
      ({ custPhone }) => custPhone,
    )
  },
)
