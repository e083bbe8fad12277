import { groupBy } from '@xd/core/domain/collection/group-by.ts'
import type { ExpressionBuilder, JoinBuilder } from 'kysely'
import type { Db } from '#db/connect.ts'
import { among, type Places, prepared } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'
import type { Tables } from '#db/tables.ts'
import { storesOfCompany } from './stores.ts'

type Joined = Tables & { u: Tables['users']; st: Tables['stores'] }
type Join = JoinBuilder<Joined, 'u' | 'st'>

const isAllowed = ({ or, eb, exists, selectFrom, ref }: ExpressionBuilder<Joined, 'u' | 'st'>) =>
  or([
    eb('u.userAllStores', '=', 1),
    exists(
      selectFrom('user_stores as us')
        .select('us.storeID')
        .where('us.companyID', '=', ref('u.companyID'))
        .where('us.userID', '=', ref('u.userID'))
        .where('us.storeID', '=', ref('st.storeID')),
    ),
  ])

/** Joins `users as u` with the stores they are allowed at, `stores as st`. */
export const allowedStores = (join: Join) => join.onRef('st.companyID', '=', 'u.companyID').on(isAllowed)

/** The same without stores that are switched off or deleted. */
export const usableStores = (join: Join) =>
  allowedStores(join).on('st.storeEnabled', '=', 1).on('st.storeDeleted', '=', 0)

const usable = prepared(
  (
    db,
    { companyID, userIDs }: Places<{ companyID: number; userIDs: readonly number[] }>,
    { every }: { readonly every: boolean },
  ) =>
    db
      .selectFrom('users as u')
      .innerJoin('stores as st', usableStores as never)
      .select(['u.userID', 'st.storeID'])
      .where('u.companyID', '=', companyID)
      .$if(!every, (query) => query.where(among(db, 'u.userID', userIDs)))
      .orderBy('st.storeID'),
)

const byUser = (rows: readonly { readonly userID: number; readonly storeID: number }[]) =>
  groupBy(
    rows,
    ({ userID }) => userID,
    ({ storeID }) => storeID,
  )

/** The stores that a company's users may use, by user. */
export const storesOfUsers = async (
  db: Db,
  companyID: number,
  userIDs: readonly number[] | 'all',
): Promise<ReadonlyMap<number, number[]>> => {
  if (userIDs.length === 0) return byUser([])
  const every = userIDs === 'all'
  return byUser(await usable(db, { companyID, userIDs: every ? [] : userIDs }, { every }))
}

/** The stores that one user of the caller's company may use. */
export const storesOfUser = query(
  async (db: Db, { companyID }: Tenant, userID: number) =>
    (await storesOfUsers(db, companyID, [userID])).get(userID) ?? [],
)

const granted = prepared((db, { companyID, userIDs }: Places<{ companyID: number; userIDs: readonly number[] }>) =>
  db
    .selectFrom('user_stores as us')
    .innerJoin('stores as st', 'st.storeID', 'us.storeID')
    .select(['us.userID', 'us.storeID'])
    .where('us.companyID', '=', companyID)
    .where(among(db, 'us.userID', userIDs))
    .where('st.storeEnabled', '=', 1)
    .where('st.storeDeleted', '=', 0)
    .orderBy('us.storeID'),
)

/** The open stores chosen for users one by one; users with access to all stores have none here. */
export const grantedStores = async (db: Db, companyID: number, userIDs: readonly number[]) =>
  byUser(userIDs.length === 0 ? [] : await granted(db, { companyID, userIDs }))

/** A company's open stores. */
export const openStoreIDs = async (db: Db, companyID: number): Promise<number[]> =>
  (await storesOfCompany(db, companyID))
    .filter(({ storeEnabled, storeDeleted }) => storeEnabled === 1 && storeDeleted === 0)
    .map(({ storeID }) => storeID)
