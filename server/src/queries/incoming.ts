// What a text that the carrier brings is about, before there is a company to scope by.
import { UNNAMED_CUSTOMER } from '@xd/core/domain/customer/unnamed.ts'
import { foldCustomer } from '@xd/core/domain/customer/search-text.ts'
import type { Selectable } from 'kysely'
import type { Db } from '#db/connect.ts'
import type { CompanyScope, SystemScope } from '#db/scope.ts'
import type { CustomersTable, StoresTable } from '#db/tables.ts'

/** Whose texting number it is. A number that a closed-down store still names is another's when that one is open. */
export const findStoreByNumber = (db: Db, _: SystemScope, storeSMSNumber: string): Promise<Selectable<StoresTable> | undefined> =>
  db
    .selectFrom('stores')
    .selectAll()
    .where('storeSMSNumber', '=', storeSMSNumber)
    .where('storeDeleted', '=', 0)
    .orderBy('storeEnabled', 'desc')
    .orderBy('storeID')
    .executeTakeFirst()

/** The contact with a phone, made without a name when there is none. */
export const ensureCustomer = async (
  db: Db,
  { companyID }: CompanyScope,
  custPhone: string,
  at: number,
): Promise<{ customer: Selectable<CustomersTable>; isNew: boolean }> => {
  const find = () =>
    db.selectFrom('customers').selectAll().where('companyID', '=', companyID).where('custPhone', '=', custPhone).executeTakeFirst()
  const known = await find()
  if (known) return { customer: known, isNew: false }
  const unnamed = { custPhone, ...UNNAMED_CUSTOMER }
  const made = await db
    .insertInto('customers')
    .values({ companyID, ...unnamed, ...foldCustomer(unnamed), createdAt: at })
    .onConflict((conflict) => conflict.columns(['companyID', 'custPhone']).doNothing())
    .returningAll()
    .executeTakeFirst()
  if (made) return { customer: made, isNew: true }
  return { customer: (await find())!, isNew: false }
}

/** Opts a customer out of all texts of the company, or back in (null); false when they were already. */
export const setOptedOut = async (db: Db, { companyID }: Pick<CompanyScope, 'companyID'>, custID: number, at: number | null): Promise<boolean> => {
  const changed = await db
    .updateTable('customers')
    .set({ custOptedOutAt: at })
    .where('companyID', '=', companyID)
    .where('custID', '=', custID)
    .where('custOptedOutAt', at === null ? 'is not' : 'is', null)
    .returning('custID')
    .executeTakeFirst()
  return changed !== undefined
}

export const hoursOfStore = async (db: Db, { companyID }: CompanyScope, storeID: number) => {
  const days = await db
    .selectFrom('store_hours')
    .selectAll()
    .where('companyID', '=', companyID)
    .where('storeID', '=', storeID)
    .orderBy('hoursDayOfWeek')
    .execute()
  return days.map((day) => ({ ...day, hoursIsOpen: day.hoursIsOpen === 1 }))
}
