import type { Db } from '#db/connect.ts'
import type { CompanyScope } from '#db/scope.ts'

type Scope = Pick<CompanyScope, 'companyID'>

/** The further phones of some customers, by customer. */
export const otherPhonesOf = async (db: Db, { companyID }: Scope, custIDs: readonly number[]): Promise<Map<number, string[]>> => {
  const phones = new Map<number, string[]>()
  if (custIDs.length === 0) return phones
  const rows = await db
    .selectFrom('customer_phones')
    .select(['custID', 'custPhone'])
    .where('companyID', '=', companyID)
    .where('custID', 'in', custIDs)
    .orderBy('custPhone')
    .execute()
  for (const { custID, custPhone } of rows) phones.set(custID, [...(phones.get(custID) ?? []), custPhone])
  return phones
}
