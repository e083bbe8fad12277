import type { Db } from '#db/connect.ts'
import type { SystemScope } from '#db/scope.ts'

/** Every company, for support staff to choose from: by name, with when anyone there last signed in. */
export const listCompanies = async (db: Db, _: SystemScope) => {
  const rows = await db
    .selectFrom('companies as c')
    .select((eb) => [
      'c.companyID',
      'c.companyKey',
      'c.companyName',
      eb
        .selectFrom('stores as s')
        .select((s) => s.fn.countAll<number>().as('n'))
        .whereRef('s.companyID', '=', 'c.companyID')
        .where('s.storeEnabled', '=', 1)
        .where('s.storeDeleted', '=', 0)
        .as('storeCount'),
      eb
        .selectFrom('users as u')
        .select((u) => u.fn.max<number | null>('u.userLastLogin').as('at'))
        .whereRef('u.companyID', '=', 'c.companyID')
        .as('maxDate'),
    ])
    .execute()
  // Sorted here: PostgreSQL would follow the language that it was set up for.
  return rows
    .map((row) => ({ ...row, storeCount: row.storeCount ?? 0 }))
    .sort((a, b) => a.companyName.localeCompare(b.companyName, 'en') || a.companyID - b.companyID)
}

export type SupportCompany = Awaited<ReturnType<typeof listCompanies>>[number]

/** The stores of all companies or of one, disabled ones included. */
export const listAllStores = (db: Db, _: SystemScope, companyID?: number) =>
  db
    .selectFrom('stores')
    .select(['companyID', 'storeID', 'storeName', 'storeAbbr', 'storeEnabled', 'storeTimezone'])
    .where('storeDeleted', '=', 0)
    .$if(companyID !== undefined, (query) => query.where('companyID', '=', companyID!))
    .orderBy('storeID')
    .execute()
