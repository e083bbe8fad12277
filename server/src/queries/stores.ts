import { groupBy } from '@xd/core/domain/collection/group-by.ts'
import type { Insertable } from 'kysely'
import { RUNNING_STATUSES } from '@xd/core/domain/mailer/job-status.ts'
import { byName } from '@xd/core/domain/text/by-name.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { orNone } from '#db/or-none.ts'
import { among, type Places, prepared } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import { rowsByID } from '#db/rows-by-id.ts'
import type { CompanyScope, SystemScope } from '#db/scope.ts'
import { closuresOf } from './closures.ts'
import type { StoreHoursTable, StoresTable } from '#db/company-tables.ts'
import { countRunningPlans } from './plans.ts'
import { countUnsettled } from './unsettled-requests.ts'

const ofCompany = prepared((db, { companyID }: Places<{ companyID: number }>) =>
  db
    .selectFrom('stores')
    .select(['storeID', 'storeEnabled', 'storeDeleted'])
    .where('companyID', '=', companyID)
    .orderBy('storeID'),
)

/** A company's stores, open or closed. */
export const storesOfCompany = query((db: Db, companyID: number) => ofCompany(db, { companyID }))

/** The public facts about a company's open stores. */
export const storesToCall = query((db: Db, companyID: number) =>
  db
    .selectFrom('stores')
    .select(['storeName', 'storePhone', 'storeSMSNumber', 'storeAddressStr', 'storeColor'])
    .where('companyID', '=', companyID)
    .where('storeEnabled', '=', 1)
    .where('storeDeleted', '=', 0)
    .orderBy('storeID')
    .execute(),
)

type Scoped = Places<{ companyID: number; storeIDs: readonly number[] }>

const scopedStores = prepared((db, { companyID, storeIDs }: Scoped) =>
  db
    .selectFrom('stores as s')
    .leftJoin('self_settings as f', 'f.storeID', 's.storeID')
    .selectAll('s')
    .select('f.selfEnabled')
    .where('s.companyID', '=', companyID)
    .where(among(db, 's.storeID', storeIDs)),
)

const scopedHours = prepared((db, { companyID, storeIDs }: Scoped) =>
  db
    .selectFrom('store_hours')
    .selectAll()
    .where('companyID', '=', companyID)
    .where(among(db, 'storeID', storeIDs))
    .orderBy('hoursDayOfWeek'),
)

/** The caller's stores with their weekly hours and closures. */
export const listStores = query(async (db: Db, scope: CompanyScope) => {
  const { companyID, storeIDs } = scope
  if (storeIDs.length === 0) return []
  const [stores, hours, closures] = await Promise.all([
    scopedStores(db, { companyID, storeIDs }),
    scopedHours(db, { companyID, storeIDs }),
    closuresOf(db, scope),
  ])
  // Sorted here: PostgreSQL would use the collation it was set up with.
  stores.sort((a, b) => byName(a.storeName, b.storeName) || a.storeID - b.storeID)
  return stores.map((store) => ({
    ...store,
    storeHours: hours.filter((day) => day.storeID === store.storeID),
    storeClosures: closures.filter(({ storeID }) => storeID === null || storeID === store.storeID),
  }))
})

/** Every company's stores that can be texted, as a simulated phone's address book. */
export const listTextingStores = query((db: Db, _: SystemScope) =>
  db
    .selectFrom('stores as s')
    .innerJoin('companies as c', 'c.companyID', 's.companyID')
    .select(['c.companyName', 's.storeName', 's.storeColor', 's.storeSMSNumber'])
    .where('s.storeEnabled', '=', 1)
    .where('s.storeDeleted', '=', 0)
    .where('s.storeSMSNumber', '!=', '')
    .orderBy('s.companyID')
    .orderBy('s.storeID')
    .execute(),
)

export type StoreRow = Awaited<ReturnType<typeof listStores>>[number]

export const findStore = query(
  async (db: Db, scope: CompanyScope, storeID: number): Promise<StoreRow | undefined> =>
    (await listStores(db, { ...scope, storeIDs: scope.storeIDs.filter((id) => id === storeID) }))[0],
)

/** A store of the scope, by the key that other programs use for it. */
export const storeByKey = query((db: Db, { companyID, storeIDs }: CompanyScope, storeKey: string) =>
  db
    .selectFrom('stores')
    .select(['storeID', 'storeTimezone'])
    .where('companyID', '=', companyID)
    .where('storeID', 'in', orNone(storeIDs))
    .where('storeKey', '=', storeKey)
    .executeTakeFirst(),
)

export const insertStore = query(
  async (
    db: TxDb,
    { companyID }: CompanyScope,
    store: Omit<Insertable<StoresTable>, 'companyID' | 'storeID'>,
  ): Promise<number> =>
    (
      await db
        .insertInto('stores')
        .values({ ...store, companyID })
        .returning('storeID')
        .executeTakeFirstOrThrow()
    ).storeID,
)

export const allowAtStore = query(
  async (db: TxDb, { companyID }: CompanyScope, storeID: number, userIDs: readonly number[]): Promise<void> => {
    if (userIDs.length === 0) return
    await db
      .insertInto('user_stores')
      .values(userIDs.map((userID) => ({ companyID, userID, storeID })))
      .execute()
    // A user who has one of them open doesn't see this store there, and would remove it.
    await db
      .updateTable('users')
      .set(({ eb }) => ({ userVersion: eb('userVersion', '+', 1) }))
      .where('companyID', '=', companyID)
      .where('userID', 'in', userIDs)
      .execute()
  },
)

/**
 * Reasons that keep a store open: requests that can be paid or are being paid, plans that will ask for more, and unsent
 * messages, mailers and batches of notices.
 */
export const storeUse = query(async (db: Db, { companyID }: CompanyScope, storeID: number, now: number) => {
  const requests = await countUnsettled(db, { companyID }, now, storeID)
  const { messages } = await db
    .selectFrom('messages')
    .select((eb) => eb.fn.countAll<number>().as('messages'))
    .where('companyID', '=', companyID)
    .where('storeID', '=', storeID)
    .where('messageStatus', 'in', ['scheduled', 'queued'])
    .executeTakeFirstOrThrow()
  const { mailers } = await db
    .selectFrom('mailers')
    .select((eb) => eb.fn.countAll<number>().as('mailers'))
    .where('companyID', '=', companyID)
    .where('storeID', '=', storeID)
    .where('jobStatus', 'in', ['scheduled', ...RUNNING_STATUSES])
    .executeTakeFirstOrThrow()
  const { notices } = await db
    .selectFrom('notice_batches')
    .select((eb) => eb.fn.countAll<number>().as('notices'))
    .where('companyID', '=', companyID)
    .where('storeID', '=', storeID)
    .where('batchStatus', 'in', ['ready', 'sending'])
    .executeTakeFirstOrThrow()
  const plans = await countRunningPlans(db, { companyID }, storeID)
  return { requests, plans, messages, mailers, notices }
})

/** The columns that count saves of settings that are shown apart from their store. */
export type SettingsVersion = 'remindersVersion' | 'rewritesVersion' | 'remoteFeeVersion' | 'selfVersion'

/** Counts a save of the store, or of its settings, unless someone else has saved since `expected`. */
export const bumpStore = query(
  async (
    db: TxDb,
    { companyID }: CompanyScope,
    storeID: number,
    expected: number | null | undefined,
    column: 'storeVersion' | SettingsVersion = 'storeVersion',
  ): Promise<boolean> => {
    const bumped = await db
      .updateTable('stores')
      .set(({ eb }) => ({ [column]: eb(column, '+', 1) }))
      .where('companyID', '=', companyID)
      .where('storeID', '=', storeID)
      .$if(typeof expected === 'number', (query) => query.where(column, '=', expected!))
      .returning('storeID')
      .executeTakeFirst()
    return bumped !== undefined
  },
)

export const { update: updateStore } = rowsByID('stores', 'storeID')

type NewDay = Omit<Insertable<StoreHoursTable>, 'companyID' | 'storeID'>

/** Replaces a store's hours on these weekdays. */
export const replaceStoreHours = query(
  async (db: TxDb, { companyID }: CompanyScope, storeID: number, days: readonly NewDay[]): Promise<void> => {
    if (days.length === 0) return
    await db
      .deleteFrom('store_hours')
      .where('companyID', '=', companyID)
      .where('storeID', '=', storeID)
      .where(
        'hoursDayOfWeek',
        'in',
        days.map((day) => day.hoursDayOfWeek),
      )
      .execute()
    await db
      .insertInto('store_hours')
      .values(days.map((day) => ({ ...day, companyID, storeID })))
      .execute()
  },
)

/** The sender of a store's emails. */
export const findSendingStore = (db: Db, { companyID }: CompanyScope, storeID: number) =>
  db
    .selectFrom('stores')
    .select(['storeName', 'storeKey'])
    .where('companyID', '=', companyID)
    .where('storeID', '=', storeID)
    .executeTakeFirst()

/** The caller's stores by time zone. */
export const zonesOfStores = query(
  async (db: Db, { companyID, storeIDs }: CompanyScope): Promise<Map<string, number[]>> => {
    if (storeIDs.length === 0) return new Map()
    const stores = await db
      .selectFrom('stores')
      .select(['storeID', 'storeTimezone'])
      .where('companyID', '=', companyID)
      .where('storeID', 'in', storeIDs)
      .orderBy('storeID')
      .execute()
    return groupBy(
      stores,
      ({ storeTimezone }) => storeTimezone,
      ({ storeID }) => storeID,
    )
  },
)
