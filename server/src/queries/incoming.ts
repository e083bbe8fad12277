// Where an incoming text belongs, before there is a company to scope by.
import type { OpeningHours } from '@xd/core/domain/hours/opening-hours.ts'
import { UNNAMED_CUSTOMER } from '@xd/core/domain/customer/name.ts'
import type { Selectable } from 'kysely'
import type { Db, TxDb } from '#db/connect.ts'
import { amongThese } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { CompanyScope, SystemScope, Tenant } from '#db/scope.ts'
import type { StoresTable } from '#db/company-tables.ts'
import { closuresOf } from './closures.ts'
import { type CustomerRow, findCustomerByPhone, insertCustomer, type NewCustomer } from './customers.ts'
import { closeStopRequests } from './stop-requests.ts'
import { storeDays } from './store-days.ts'

/**
 * The store with a texting number. If a closed store still has an open store's number, the open one gets it. A deleted
 * store's number still takes texts: a STOP to it is for the whole company.
 */
export const findStoreByNumber = query(
  (db: Db, _: SystemScope, storeSMSNumber: string): Promise<Selectable<StoresTable> | undefined> =>
    db
      .selectFrom('stores')
      .selectAll()
      .where('storeSMSNumber', '=', storeSMSNumber)
      .orderBy('storeDeleted')
      .orderBy('storeEnabled', 'desc')
      .orderBy('storeID')
      .executeTakeFirst(),
)

/** A new contact's own name for themselves. */
export type CalledContact = Pick<NewCustomer, 'custFirstName' | 'custLastName' | 'custLanguage'>

/** The contact with a phone number, created if there is none: without a name, or with the one they give. */
export const ensureCustomer = query(
  async (
    db: TxDb,
    scope: CompanyScope,
    custPhone: string,
    at: number,
    named: CalledContact = UNNAMED_CUSTOMER,
  ): Promise<{ customer: CustomerRow; isNew: boolean }> => {
    const known = await findCustomerByPhone(db, scope, custPhone)
    if (known) return { customer: known, isNew: false }
    const made = await insertCustomer(db, scope, { custPhone, ...named }, at)
    return { customer: (await findCustomerByPhone(db, scope, custPhone))!, isNew: made !== undefined }
  },
)

/** The phones that a customer's texts of these moments came from; null for those received before phones were stored. */
export const sendersAt = (
  db: Db,
  { companyID }: Tenant,
  custID: number,
  moments: readonly number[],
): Promise<{ at: number; phone: string | null }[]> =>
  db
    .selectFrom('messages as m')
    .innerJoin('conversations as c', (join) =>
      join.onRef('c.companyID', '=', 'm.companyID').onRef('c.convoID', '=', 'm.convoID'),
    )
    .select(['m.messageAt as at', 'm.messageTo as phone'])
    .where('c.companyID', '=', companyID)
    .where('c.custID', '=', custID)
    .where('m.messageDirection', '=', 'in')
    .where('m.messageChannel', '=', 'sms')
    .where(amongThese(db, 'm.messageAt', moments))
    .execute()

/**
 * Opts a customer out of all the company's texts, or back in (null); false if they already were. Their open request to
 * stop texts needs no decision any more. `userID` is the user who decided, unless the customer wrote STOP.
 */
export const setOptedOut = query(
  async (
    db: TxDb,
    { companyID }: Tenant,
    custID: number,
    at: number | null,
    userID: number | null = null,
  ): Promise<boolean> => {
    const changed = await db
      .updateTable('customers')
      .set({ custOptedOutAt: at })
      .where('companyID', '=', companyID)
      .where('custID', '=', custID)
      .where('custOptedOutAt', at === null ? 'is not' : 'is', null)
      .returning('custID')
      .executeTakeFirst()
    if (at !== null) await closeStopRequests(db, { companyID }, custID, { at, userID, emails: false })
    return changed !== undefined
  },
)

/** Replaces the time of a customer's opt-out. */
export const changeOptOut = query((db: TxDb, { companyID }: Tenant, custID: number, at: number) =>
  db
    .updateTable('customers')
    .set({ custOptedOutAt: at })
    .where('companyID', '=', companyID)
    .where('custID', '=', custID)
    .execute(),
)

/** A store's opening hours. */
export const hoursOfStore = query(
  async (db: Db, { companyID }: CompanyScope, storeID: number): Promise<OpeningHours> => {
    const [days, storeClosures] = await Promise.all([
      db
        .selectFrom('store_hours')
        .selectAll()
        .where('companyID', '=', companyID)
        .where('storeID', '=', storeID)
        .orderBy('hoursDayOfWeek')
        .execute(),
      closuresOf(db, { companyID, storeIDs: [storeID] }),
    ])
    return { storeHours: storeDays(days), storeClosures }
  },
)
