import { insertRows } from '@xd/fixtures/demo/write/insert-rows.ts'
import type { Connection } from '@xd/server/db/connect.ts'

/** A company's customers, alike except for their number and the values of their custom fields. */
export const fillCustomers = (
  { writes }: Pick<Connection, 'writes'>,
  { companyID, firstID, count }: { readonly companyID: number; readonly firstID: number; readonly count: number },
  valuesOf: (custID: number) => object,
): Promise<void> =>
  insertRows(
    writes,
    'customers',
    Array.from({ length: count }, (_, at) => ({
      custID: firstID + at,
      companyID,
      custPhone: `+1${2_000_000_000 + at}`,
      custFirstName: 'Ada',
      custLastName: `Byron ${at}`,
      custLastFold: `byron ${at}`,
      custFirstFold: 'ada',
      custSearch: `ada byron ${at}`,
      custCustomFields: JSON.stringify(valuesOf(firstID + at)),
      createdAt: 0,
    })),
  )
