// Customers' promises to pay by a day.
import { type Selectable, sql } from 'kysely'
import { customerSearchTerms } from '@xd/core/domain/customer/search-text.ts'
import type { PromiseStatus } from '@xd/core/domain/promise/promise.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { pagesOf } from '#db/counted.ts'
import type { PromisesTable } from '#db/customer-tables.ts'
import { isPostgres } from '#db/dialect.ts'
import type { Order } from '#db/keyset.ts'
import { orNone } from '#db/or-none.ts'
import { amongThese } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import { rowsByID } from '#db/rows-by-id.ts'
import type { CompanyScope, Tenant } from '#db/scope.ts'
import { companyColumn, matchText } from '#db/search.ts'

export const PROMISE_ORDERS = {
  promiseDay: {
    name: 'promise',
    columns: [
      { ref: 'p.promiseDay', key: 'promiseDay', type: 'text' },
      { ref: 'p.promiseID', key: 'promiseID', type: 'number' },
    ],
  },
} as const satisfies Record<string, Order>

export interface PromiseFilter {
  readonly filter: string
  readonly storeID?: number
  readonly custID?: number
  /** All if left out. */
  readonly promiseStatus?: PromiseStatus
}

export type StoredPromise = Selectable<PromisesTable>

const withCustomers = (db: Db, { companyID, storeIDs }: CompanyScope) =>
  db
    .selectFrom('promises as p')
    .innerJoin('customers as c', 'c.custID', 'p.custID')
    .selectAll('p')
    .select(['c.custFirstName', 'c.custLastName', 'c.custPhone'])
    .where('p.companyID', '=', companyID)
    .where('p.storeID', 'in', orNone(storeIDs))

export type PromiseRow = NonNullable<Awaited<ReturnType<typeof findPromise>>>

export const findPromise = query((db: Db, scope: CompanyScope, promiseID: number) =>
  withCustomers(db, scope).where('p.promiseID', '=', promiseID).executeTakeFirst(),
)

const promisesThat = async (db: Db, scope: CompanyScope, { filter, storeID, custID, promiseStatus }: PromiseFilter) => {
  const terms = customerSearchTerms(filter)
  const match = terms.length > 0 ? await matchText(db, scope, 'customers', terms, 'c') : undefined
  return withCustomers(db, scope)
    .$if(match !== undefined, (query) =>
      query.where(companyColumn('c', match), '=', scope.companyID).where(match!.where),
    )
    .$if(storeID !== undefined, (query) => query.where('p.storeID', '=', storeID!))
    .$if(custID !== undefined, (query) => query.where('p.custID', '=', custID!))
    .$if(promiseStatus !== undefined, (query) => query.where('p.promiseStatus', '=', promiseStatus!))
}

export const { page: promisePage, list: listPromises } = pagesOf(promisesThat)

/** All promises of these customers to a store, oldest first, locked until the end of the transaction. */
export const lockPromisesOf = query(
  (
    db: TxDb,
    { companyID }: Tenant,
    { storeID, custIDs }: { readonly storeID: number; readonly custIDs: readonly number[] },
  ): Promise<StoredPromise[]> =>
    db
      .selectFrom('promises')
      .selectAll()
      .where('companyID', '=', companyID)
      .where('storeID', '=', storeID)
      .where(amongThese(db, 'custID', custIDs))
      .orderBy('promiseID')
      .$if(isPostgres(db), (query) => query.forUpdate())
      .execute(),
)

/** The open promises of these customers to a store. */
export const openPromisesOf = query(
  async (db: Db, { companyID }: Tenant, storeID: number, custIDs: readonly number[]) =>
    custIDs.length === 0
      ? []
      : db
          .selectFrom('promises')
          .select(['custID', 'promiseTickets', 'cutoffAt'])
          .where('companyID', '=', companyID)
          .where('storeID', '=', storeID)
          .where(amongThese(db, 'custID', custIDs))
          .where('promiseStatus', '=', 'open')
          .execute(),
)

export type OpenPromise = Awaited<ReturnType<typeof openPromisesOf>>[number]

/** The open promises to a store; to all stores if none is given. */
export const openPromisesTo = query((db: Db, { companyID }: Tenant, storeID: number | null) =>
  db
    .selectFrom('promises')
    .select('promiseID')
    .where('companyID', '=', companyID)
    .$if(storeID !== null, (query) => query.where('storeID', '=', storeID!))
    .where('promiseStatus', '=', 'open')
    .orderBy('promiseID')
    .execute(),
)

export const { insert: insertPromise, update: updatePromise } = rowsByID('promises', 'promiseID')

/** Recomputes which of these customers' conversations have an overdue promise; returns those that changed. */
export const recountPromises = query(
  async (
    db: TxDb,
    { companyID }: Tenant,
    custIDs: readonly number[],
  ): Promise<{ convoID: number; storeID: number }[]> => {
    const isBroken = sql<
      0 | 1
    >`case when exists (select 1 from promises p where p."companyID" = conversations."companyID"
      and p."convoID" = conversations."convoID" and p."isOverdue" = 1) then 1 else 0 end`
    return db
      .updateTable('conversations')
      .set({ convoPromiseBroken: isBroken })
      .where('companyID', '=', companyID)
      .where(amongThese(db, 'custID', custIDs))
      .where('convoPromiseBroken', '<>', isBroken)
      .returning(['convoID', 'storeID'])
      .execute()
  },
)

/** A promise is a customer's own word, so nothing of it stays. */
export const erasePromises = query((db: TxDb, { companyID }: Tenant, custID: number) =>
  db.deleteFrom('promises').where('companyID', '=', companyID).where('custID', '=', custID).execute(),
)
