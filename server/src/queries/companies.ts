import type { Db } from '#db/connect.ts'
import { type Places, prepared } from '#db/prepared.ts'
import { query } from '#db/query.ts'

/** Without counts, which `findCompany` adds. */
const facts = prepared((db, { companyID }: Places<{ companyID: number }>) =>
  db.selectFrom('companies').select(['features', 'companyTimezone']).where('companyID', '=', companyID),
)

/** A company's features, as stored. */
export const featuresOfCompany = query(
  async (db: Db, companyID: number): Promise<string> => (await facts(db, { companyID }))[0]!.features,
)

export const timezoneOfCompany = query(
  async (db: Db, companyID: number): Promise<string> => (await facts(db, { companyID }))[0]!.companyTimezone,
)

/** The company's name in addresses. */
export const companyKeyOf = async (db: Db, { companyID }: { readonly companyID: number }): Promise<string> =>
  (await db.selectFrom('companies').select('companyKey').where('companyID', '=', companyID).executeTakeFirstOrThrow())
    .companyKey

export const findCompany = query(async (db: Db, companyID: number) =>
  db
    .selectFrom('companies as c')
    .select((eb) => [
      'c.companyID',
      'c.companyKey',
      'c.companyName',
      'c.companyTimezone',
      'c.features',
      'c.companySpanish',
      'c.companyLoanRules',
      eb
        .selectFrom('stores')
        .select((s) => s.fn.countAll<number>().as('n'))
        .whereRef('stores.companyID', '=', 'c.companyID')
        .where('storeEnabled', '=', 1)
        .where('storeDeleted', '=', 0)
        .as('storeCount'),
      eb
        .selectFrom('users')
        .select((s) => s.fn.countAll<number>().as('n'))
        .whereRef('users.companyID', '=', 'c.companyID')
        .where('userEnabled', '=', 1)
        .where('userPasswordHash', '!=', '')
        .as('userCount'),
    ])
    .where('c.companyID', '=', companyID)
    .executeTakeFirstOrThrow(),
)
