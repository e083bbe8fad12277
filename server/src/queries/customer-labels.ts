import type { Db } from '#db/connect.ts'
import type { CompanyScope } from '#db/scope.ts'

/** The labels of some customers, by customer. */
export const labelsOfCustomers = async (
  db: Db,
  { companyID }: CompanyScope,
  custIDs: readonly number[],
): Promise<Map<number, number[]>> => {
  const labels = new Map<number, number[]>()
  if (custIDs.length === 0) return labels
  const rows = await db
    .selectFrom('customer_labels')
    .select(['custID', 'labelID'])
    .where('companyID', '=', companyID)
    .where('custID', 'in', custIDs)
    .orderBy('labelID')
    .execute()
  for (const { custID, labelID } of rows) labels.set(custID, [...(labels.get(custID) ?? []), labelID])
  return labels
}

export const replaceCustomerLabels = async (
  db: Db,
  { companyID }: CompanyScope,
  custID: number,
  labelIDs: readonly number[],
): Promise<void> => {
  await db.deleteFrom('customer_labels').where('companyID', '=', companyID).where('custID', '=', custID).execute()
  if (labelIDs.length === 0) return
  await db.insertInto('customer_labels').values(labelIDs.map((labelID) => ({ companyID, custID, labelID }))).execute()
}
