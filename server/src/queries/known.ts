import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'

const isOne = async (query: { executeTakeFirst: () => Promise<unknown> }): Promise<boolean> =>
  (await query.executeTakeFirst()) !== undefined

/**
 * Whether the company has, or had, this customer. The merge knows a merged customer; only the log knows an erased
 * customer of whom nothing was kept.
 */
export const isKnownCustomer = query(
  async (db: Db, { companyID }: Tenant, custID: number): Promise<boolean> =>
    (await isOne(
      db.selectFrom('customers').select('custID').where('companyID', '=', companyID).where('custID', '=', custID),
    )) ||
    (await isOne(
      db
        .selectFrom('customer_merges')
        .select('mergeID')
        .where('companyID', '=', companyID)
        .where('mergedCustID', '=', custID)
        .limit(1),
    )) ||
    isOne(
      db
        .selectFrom('audit')
        .select('auditID')
        .where('companyID', '=', companyID)
        .where('target', '=', `customer/${custID}`)
        .where('action', '=', 'customer-erase')
        .limit(1),
    ),
)

/** Whether this is one of the company's users, even if disabled, or a support user whom its log names. */
export const isKnownUser = query((db: Db, { companyID }: Tenant, userID: number): Promise<boolean> =>
  isOne(
    db
      .selectFrom('users as u')
      .select('u.userID')
      .where('u.userID', '=', userID)
      .where(({ or, eb, exists, selectFrom }) =>
        or([
          eb('u.companyID', '=', companyID),
          exists(
            selectFrom('audit as a')
              .select('a.auditID')
              .where('a.companyID', '=', companyID)
              .where('a.actorUserID', '=', userID),
          ),
        ]),
      ),
  ),
)
