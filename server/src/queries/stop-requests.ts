// Customers' requests to get no more messages, in other words than STOP.
import type { Insertable } from 'kysely'
import { customerSearchTerms } from '@xd/core/domain/customer/search-text.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { pagesOf } from '#db/counted.ts'
import type { StopRequestsTable } from '#db/customer-tables.ts'
import { isPostgres } from '#db/dialect.ts'
import type { Order } from '#db/keyset.ts'
import { orNone } from '#db/or-none.ts'
import { amongThese } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import { rowsByID } from '#db/rows-by-id.ts'
import type { CompanyScope, Tenant } from '#db/scope.ts'
import { companyColumn, matchText } from '#db/search.ts'

export const STOP_ORDERS = {
  requestedDate: {
    name: 'stop',
    columns: [
      { ref: 'r.decidedAt', key: 'decidedAt', type: 'number' },
      { ref: 'r.requestedAt', key: 'requestedAt', type: 'number' },
      { ref: 'r.stopRequestID', key: 'stopRequestID', type: 'number' },
    ],
  },
} as const satisfies Record<string, Order>

export interface StopFilter {
  readonly filter: string
  readonly storeID?: number
  readonly custID?: number
  /** Both if left out. */
  readonly isOpen?: boolean
}

const withCustomers = (db: Db, { companyID, storeIDs }: CompanyScope) =>
  db
    .selectFrom('stop_requests as r')
    .innerJoin('customers as c', 'c.custID', 'r.custID')
    .innerJoin('stores as s', 's.storeID', 'r.storeID')
    .leftJoin('messages as m', 'm.messageID', 'r.messageID')
    .selectAll('r')
    .select(['c.custFirstName', 'c.custLastName', 'c.custPhone', 's.storeTimezone', 'm.messageBody'])
    .where('r.companyID', '=', companyID)
    .where('r.storeID', 'in', orNone(storeIDs))

export type StopRow = NonNullable<Awaited<ReturnType<typeof findStopRequest>>>

export const findStopRequest = query((db: Db, scope: CompanyScope, stopRequestID: number) =>
  withCustomers(db, scope).where('r.stopRequestID', '=', stopRequestID).executeTakeFirst(),
)

/** A request, locked until the end of the transaction: anyone else who would decide it waits. */
export const lockStopRequest = query((db: TxDb, scope: CompanyScope, stopRequestID: number) =>
  withCustomers(db, scope)
    .where('r.stopRequestID', '=', stopRequestID)
    .$if(isPostgres(db), (query) => query.forUpdate('r'))
    .executeTakeFirst(),
)

const requestsThat = async (db: Db, scope: CompanyScope, { filter, storeID, custID, isOpen }: StopFilter) => {
  const terms = customerSearchTerms(filter)
  const match = terms.length > 0 ? await matchText(db, scope, 'customers', terms, 'c') : undefined
  return withCustomers(db, scope)
    .$if(match !== undefined, (query) =>
      query.where(companyColumn('c', match), '=', scope.companyID).where(match!.where),
    )
    .$if(storeID !== undefined, (query) => query.where('r.storeID', '=', storeID!))
    .$if(custID !== undefined, (query) => query.where('r.custID', '=', custID!))
    .$if(isOpen !== undefined, (query) => query.where('r.decidedAt', isOpen === true ? '=' : '>', 0))
}

export const { page: stopPage, list: listStops } = pagesOf(requestsThat)

/** The last days of all open requests of these stores, with their stores' zones. */
export const openStopDays = (db: Db, { companyID, storeIDs }: CompanyScope) =>
  db
    .selectFrom('stop_requests as r')
    .innerJoin('stores as s', 's.storeID', 'r.storeID')
    .select(['r.dueDay', 's.storeTimezone'])
    .where('r.companyID', '=', companyID)
    .where('r.storeID', 'in', orNone(storeIDs))
    .where('r.decidedAt', '=', 0)
    .execute()

/** Which of these customers have a request that nobody has decided yet. */
export const askingToStop = query(
  async (db: Db, { companyID }: Tenant, custIDs: readonly number[]): Promise<Set<number>> => {
    if (custIDs.length === 0) return new Set()
    const rows = await db
      .selectFrom('stop_requests')
      .select('custID')
      .where('companyID', '=', companyID)
      .where('decidedAt', '=', 0)
      .where(amongThese(db, 'custID', custIDs))
      .execute()
    return new Set(rows.map(({ custID }) => custID))
  },
)

export const openStopRequestOf = query((db: Db, { companyID }: Tenant, custID: number) =>
  db
    .selectFrom('stop_requests')
    .select(['channel', 'requestedAt'])
    .where('companyID', '=', companyID)
    .where('custID', '=', custID)
    .where('decidedAt', '=', 0)
    .orderBy('stopRequestID')
    .executeTakeFirst(),
)

export const insertStopRequest = query((db: TxDb, request: Insertable<StopRequestsTable>) =>
  db.insertInto('stop_requests').values(request).execute(),
)

export const { update: updateStopRequest } = rowsByID('stop_requests', 'stopRequestID')

/**
 * A customer who has opted out leaves nothing to decide. STOP is about texts, so requests by email stay open after it.
 */
export const closeStopRequests = query(
  (
    db: TxDb,
    { companyID }: Tenant,
    custID: number,
    { at, userID, emails }: { readonly at: number; readonly userID: number | null; readonly emails: boolean },
  ) =>
    db
      .updateTable('stop_requests')
      .set({ decision: 'opted_out', decidedAt: at, decidedByID: userID })
      .where('companyID', '=', companyID)
      .where('custID', '=', custID)
      .where('decidedAt', '=', 0)
      .$if(!emails, (query) => query.where('channel', '<>', 'email'))
      .execute(),
)

/** The requests of an erased customer stay, without their words. Returns how many there are. */
export const eraseStopRequests = query(async (db: TxDb, { companyID }: Tenant, custID: number): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('stop_requests')
    .set({ convoID: null, messageID: null })
    .where('companyID', '=', companyID)
    .where('custID', '=', custID)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
})
