import { type Insertable, sql } from 'kysely'
import { foldText } from '@xd/core/domain/text/fold.ts'
import { SUPPORT_COMPANY_ID } from '@xd/core/domain/access/employees.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { isPostgres } from '#db/dialect.ts'
import type { SystemScope } from '#db/scope.ts'
import type { CompaniesTable, StoreHoursTable, StoresTable, UsersTable } from '#db/company-tables.ts'
import { query } from '#db/query.ts'

export const hasCompany = query(
  async (db: Db, _: SystemScope): Promise<boolean> =>
    (await db.selectFrom('companies').select('companyID').limit(1).executeTakeFirst()) !== undefined,
)

const SUPPORT_NAME = 'XD Support'

type Own<Table, Key extends keyof Insertable<Table>> = Omit<Insertable<Table>, Key>

interface FirstCompany {
  company: Own<CompaniesTable, 'companyID'>
  store: Own<StoresTable, 'companyID' | 'storeID'>
  hours: readonly Own<StoreHoursTable, 'companyID' | 'storeID'>[]
  owner: Own<UsersTable, 'companyID' | 'userID'>
}

/** The support company, which has ID 1 by definition, and then the first one to use the product. */
export const insertFirstCompany = query(
  async (db: TxDb, _: SystemScope, { company, store, hours, owner }: FirstCompany): Promise<number> => {
    const { companyTimezone, features, createdAt } = company
    await db
      .insertInto('companies')
      .values({
        companyID: SUPPORT_COMPANY_ID,
        companyKey: 'xd',
        companyName: SUPPORT_NAME,
        companyFold: foldText(SUPPORT_NAME),
        companyTimezone,
        features,
        createdAt,
      })
      .execute()
    const { companyID } = await db
      .insertInto('companies')
      .values({ ...company, companyID: 2, companyFold: foldText(company.companyName) })
      .returning('companyID')
      .executeTakeFirstOrThrow()
    // A given ID does not advance PostgreSQL's own counter.
    if (isPostgres(db))
      await sql`select setval(pg_get_serial_sequence('companies', 'companyID'), ${companyID})`.execute(db)
    const { storeID } = await db
      .insertInto('stores')
      .values({ ...store, companyID })
      .returning('storeID')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('store_hours')
      .values(hours.map((day) => ({ ...day, companyID, storeID })))
      .execute()
    const { userID } = await db
      .insertInto('users')
      .values({ ...owner, companyID })
      .returning('userID')
      .executeTakeFirstOrThrow()
    await db.insertInto('user_stores').values({ companyID, userID, storeID }).execute()
    return companyID
  },
)

/**
 * Whether the support company has any user yet, or undefined if there is no such company. Locked until the transaction
 * ends.
 */
export const lockSupportCompany = query(async (db: TxDb, _: SystemScope): Promise<{ hasUser: boolean } | undefined> => {
  const company = await db
    .selectFrom('companies')
    .select('companyID')
    .where('companyID', '=', SUPPORT_COMPANY_ID)
    .$if(isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst()
  if (company === undefined) return undefined
  const user = await db
    .selectFrom('users')
    .select('userID')
    .where('companyID', '=', SUPPORT_COMPANY_ID)
    .where('userIsKey', '=', 0)
    .limit(1)
    .executeTakeFirst()
  return { hasUser: user !== undefined }
})
