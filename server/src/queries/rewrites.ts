import type { Insertable, Updateable } from 'kysely'
import type { RewriteState } from '@xd/core/domain/ticket/rewrite.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { counted } from '#db/counted.ts'
import { isPostgres } from '#db/dialect.ts'
import { fetchPage, type Order, type Page } from '#db/keyset.ts'
import { orNone } from '#db/or-none.ts'
import { query } from '#db/query.ts'
import { rowsByID } from '#db/rows-by-id.ts'
import type { CompanyScope } from '#db/scope.ts'
import type { RewriteTicketsTable } from '#db/ticket-tables.ts'

/** Exceptions first, whatever their age. */
const byNeed: Order = {
  name: 'need',
  columns: [
    { ref: 'b.isException', key: 'isException', type: 'number' },
    { ref: 'b.rewriteAt', key: 'rewriteAt', type: 'number' },
    { ref: 'b.rewriteID', key: 'rewriteID', type: 'number' },
  ],
}
const byDate: Order = { name: 'date', columns: byNeed.columns.slice(1) }

export const REWRITE_ORDERS = { rewriteState: byNeed, rewriteDate: byDate } as const satisfies Record<string, Order>

const batches = (db: Db, { companyID, storeIDs }: CompanyScope) =>
  db.selectFrom('rewrite_batches as b').where('b.companyID', '=', companyID).where('b.storeID', 'in', orNone(storeIDs))

/** With everything a batch shows about its store, its request and its customer. */
const joinParties = (query: ReturnType<typeof batches>) =>
  query
    .innerJoin('stores as s', 's.storeID', 'b.storeID')
    .innerJoin('payments as p', 'p.paymentID', 'b.paymentID')
    .innerJoin('customers as c', 'c.custID', 'p.custID')
    .selectAll('b')
    .select([
      's.storeName',
      's.storeTimezone',
      'p.paymentKey',
      'p.amountCents',
      'p.paymentNoticeFee',
      'p.paymentMethod',
      'p.custID',
      'c.custFirstName',
      'c.custLastName',
      'c.custPhone',
    ])

export interface RewriteFilter {
  readonly status: RewriteState | 'all'
  readonly storeID?: number
  /** An old or a new number. */
  readonly ticket?: string
  readonly rewriteID?: number
}

/** The batches a scope may see and a filter lets through. */
const rewritesThat = (db: Db, scope: CompanyScope, { status, storeID, ticket, rewriteID }: RewriteFilter) => {
  const storeIDs = storeID === undefined ? scope.storeIDs : scope.storeIDs.filter((id) => id === storeID)
  return batches(db, { ...scope, storeIDs })
    .$if(rewriteID !== undefined, (q) => q.where('b.rewriteID', '=', rewriteID!))
    .$if(status !== 'all', (q) => q.where('b.rewriteState', '=', status as RewriteState))
    .$if(ticket !== undefined, (q) =>
      q.where('b.rewriteID', 'in', (eb) =>
        eb
          .selectFrom('rewrite_tickets')
          .select('rewriteID')
          .where('companyID', '=', scope.companyID)
          .where((or) => or.or([or('oldTicket', '=', ticket!), or('newTicket', '=', ticket!)])),
      ),
    )
}

export const rewritePage = (db: Db, scope: CompanyScope, filter: RewriteFilter, page: Page) =>
  fetchPage(joinParties(rewritesThat(db, scope, filter)), page)

export const listRewrites = counted(rewritePage, rewritesThat)

export type RewriteRow = Awaited<ReturnType<typeof rewritePage>>['rows'][number]

export const countExceptions = query(async (db: Db, scope: CompanyScope): Promise<number> => {
  const { n } = await batches(db, scope)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('b.isException', '=', 1)
    .executeTakeFirstOrThrow()
  return n
})

export const findRewrite = query((db: Db, scope: CompanyScope, rewriteID: number): Promise<RewriteRow | undefined> =>
  joinParties(batches(db, scope)).where('b.rewriteID', '=', rewriteID).executeTakeFirst(),
)

/** The batch with a request's tickets. */
export const findRewriteOfPayment = query((db: Db, scope: CompanyScope, paymentID: number) =>
  batches(db, scope).select(['b.rewriteID', 'b.rewriteState']).where('b.paymentID', '=', paymentID).executeTakeFirst(),
)

/** The shortfall of a payment, until its tickets are settled. */
export const findShortPayment = async (db: Db, scope: CompanyScope, paymentID: number) => {
  const row = await batches(db, scope)
    .select(['b.chargesCents', 'b.returnBy'])
    .where('b.paymentID', '=', paymentID)
    .where('b.isException', '=', 1)
    .executeTakeFirst()
  const { chargesCents: charges = null, returnBy = null } = row ?? {}
  return charges === null || returnBy === null ? undefined : { charges, returnBy }
}

/** The conversation that shows the card of a batch's request. */
export const threadOfRewrite = query((db: Db, scope: CompanyScope, rewriteID: number) =>
  batches(db, scope)
    .innerJoin('payments as p', 'p.paymentID', 'b.paymentID')
    .select(['p.convoID', 'p.messageID'])
    .where('b.rewriteID', '=', rewriteID)
    .executeTakeFirstOrThrow(),
)

/** The batches with the tickets of these requests. */
export const rewritesOfPayments = async (db: Db, scope: CompanyScope, paymentIDs: readonly number[]) =>
  paymentIDs.length === 0
    ? []
    : batches(db, scope)
        .select(['b.rewriteID', 'b.paymentID', 'b.rewriteState', 'b.rewriteWarning'])
        .where('b.paymentID', 'in', paymentIDs)
        .execute()

/** A batch, locked until the end of the transaction: anyone else who would change it or its tickets waits. */
export const lockRewrite = query((db: TxDb, scope: CompanyScope, by: { rewriteID: number } | { paymentID: number }) =>
  batches(db, scope)
    .selectAll('b')
    .where((eb) => ('rewriteID' in by ? eb('b.rewriteID', '=', by.rewriteID) : eb('b.paymentID', '=', by.paymentID)))
    // SQLite's write transactions exclude each other as a whole.
    .$if(isPostgres(db), (query) => query.forUpdate('b'))
    .executeTakeFirst(),
)

export const ticketsOfRewrites = query(async (db: Db, { companyID }: CompanyScope, rewriteIDs: readonly number[]) =>
  rewriteIDs.length === 0
    ? []
    : db
        .selectFrom('rewrite_tickets')
        .selectAll()
        .where('companyID', '=', companyID)
        .where('rewriteID', 'in', rewriteIDs)
        .orderBy('rewriteTicketID')
        .execute(),
)

export type RewriteTicketRow = Awaited<ReturnType<typeof ticketsOfRewrites>>[number]

export const { insert: insertRewrite, update: updateRewrite } = rowsByID('rewrite_batches', 'rewriteID')

export const insertRewriteTickets = query((db: TxDb, tickets: readonly Insertable<RewriteTicketsTable>[]) =>
  db.insertInto('rewrite_tickets').values(tickets).execute(),
)

export type RewriteTicketChange = Updateable<RewriteTicketsTable>

export const { update: updateRewriteTicket } = rowsByID('rewrite_tickets', 'rewriteTicketID')
