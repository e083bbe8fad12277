import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope, SystemScope } from '#db/scope.ts'

/** The company named by a visitor’s page, before there is a scope: active, whatever its bubble settings. */
export const findBubbleCompany = query((db: Db, _: SystemScope, companyKey: string) =>
  db
    .selectFrom('companies as c')
    .leftJoin('company_logos as l', 'l.companyID', 'c.companyID')
    .select(['c.companyID', 'c.companyKey', 'c.companyName', 'c.companySpanish', 'c.features', 'l.logoKey'])
    .where('c.companyKey', '=', companyKey)
    .where('c.suspendedAt', 'is', null)
    .executeTakeFirst(),
)

/** Whether a store has a number to text from. The answer does not depend on the phone. */
export const storeCanText = query(
  async (db: Db, { companyID }: CompanyScope, storeID: number): Promise<boolean> =>
    (await db
      .selectFrom('stores')
      .select('storeID')
      .where('companyID', '=', companyID)
      .where('storeID', '=', storeID)
      .where('storeSMSNumber', '<>', '')
      .executeTakeFirst()) !== undefined,
)
