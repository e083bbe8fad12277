import { byName } from '@xd/core/domain/text/by-name.ts'
import type { SelectQueryBuilder } from 'kysely'
import type { Db } from '#db/connect.ts'
import { amongThese } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { SystemScope } from '#db/scope.ts'
import type { Tables } from '#db/tables.ts'

type Companies = SelectQueryBuilder<Tables & { c: Tables['companies'] }, 'c', object>

/** Companies as support staff list them: with their open stores, and when anyone there last signed in. */
export const withFacts = (query: Companies) =>
  query.select((eb) => [
    'c.companyID',
    'c.companyKey',
    'c.companyName',
    'c.companyFold',
    'c.features',
    'c.suspendedAt',
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

/** Every company, for support staff to choose from: by name. */
export const listCompanies = query(async (db: Db, _: SystemScope) => {
  const rows = await withFacts(db.selectFrom('companies as c')).execute()
  // Sorted here: PostgreSQL would use the collation it was set up with.
  return rows
    .map((row) => ({ ...row, storeCount: row.storeCount ?? 0 }))
    .sort((a, b) => byName(a.companyName, b.companyName) || a.companyID - b.companyID)
})

export type SupportCompany = Awaited<ReturnType<typeof listCompanies>>[number]

/** The stores of all companies or of some, including disabled ones. */
export const listAllStores = query((db: Db, _: SystemScope, companyIDs?: readonly number[]) =>
  db
    .selectFrom('stores')
    .select(['companyID', 'storeID', 'storeName', 'storeAbbr', 'storeEnabled', 'storeTimezone'])
    .where('storeDeleted', '=', 0)
    .$if(companyIDs !== undefined, (query) => query.where(amongThese(db, 'companyID', companyIDs!)))
    .orderBy('storeID')
    .execute(),
)
