import { sql, type SqlBool } from 'kysely'
import { customerSearchTerms } from '@xd/core/domain/customer/search-text.ts'
import type { TicketStatus } from '@xd/core/domain/ticket/book.ts'
import { ticketNumberOf } from '@xd/core/domain/ticket/number.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import type { Db } from '#db/connect.ts'
import { counted } from '#db/counted.ts'
import { fetchPage, type Order, type OrderColumn, type Page } from '#db/keyset.ts'
import { orNone } from '#db/or-none.ts'
import type { CompanyScope } from '#db/scope.ts'
import { companyColumn, matchText } from '#db/search.ts'
import { findTickets } from './tickets.ts'

const column = (key: string, type: OrderColumn['type'] = 'text'): OrderColumn => ({ ref: `t.${key}`, key, type })
const id = column('ticketID', 'number')

/** Each has its index. */
export const TICKET_ORDERS = {
  ticketDueDate: { name: 'due', columns: [column('ticketDueDate'), id] },
  ticketNumber: { name: 'number', columns: [column('ticketNumber'), id] },
  asOf: { name: 'age', columns: [column('asOf', 'number'), id] },
} as const satisfies Record<string, Order>

export interface TicketFilter {
  readonly filter: string
  readonly status: TicketStatus | 'all'
  readonly storeID?: number
  readonly custID?: number
  /** Days it is due, both included. */
  readonly from?: LocalDay
  readonly to?: LocalDay
  /** The last day on which it can be redeemed. */
  readonly graceEnds?: LocalDay
}

const NUMBER = /^#?[A-Za-z0-9][A-Za-z0-9./-]*$/
/** Sorts after every character in a ticket number. */
const AFTER = '~'

const beginsWith = (ticketNumber: string) =>
  sql<SqlBool>`(t."ticketNumber" >= ${ticketNumber} and t."ticketNumber" < ${ticketNumber + AFTER})`

/** A notice's end of grace outranks the book's. */
const endingGraceOn = (db: Db, { companyID }: CompanyScope, day: LocalDay, status: TicketFilter['status']) => {
  const tickets = db
    .selectFrom('tickets as g')
    .select('g.ticketID')
    .where('g.companyID', '=', companyID)
    // As the indexes have it.
    .$if(status !== 'all', (query) => query.where('g.ticketStatus', '=', status as TicketStatus))
  return tickets
    .where('g.graceByNotice', '=', day)
    .unionAll(tickets.where('g.ticketGraceDate', '=', day).where('g.graceByNotice', 'is', null))
}

/** The tickets a filter lets through. */
const ticketsThat = async (
  db: Db,
  scope: CompanyScope,
  { filter, status, storeID, custID, from, to, graceEnds }: TicketFilter,
) => {
  const { companyID } = scope
  const storeIDs = storeID === undefined ? scope.storeIDs : scope.storeIDs.filter((one) => one === storeID)
  const typed = filter.trim()
  const terms = customerSearchTerms(typed)
  const match = terms.length > 0 ? await matchText(db, scope, 'customers', terms, 'c') : undefined
  return (
    db
      .selectFrom('tickets as t')
      .select(['t.ticketID', 't.ticketDueDate', 't.ticketNumber', 't.asOf'])
      .where('t.companyID', '=', companyID)
      .$if(storeIDs.length === 1, (query) => query.where('t.storeID', '=', storeIDs[0]!))
      .$if(storeIDs.length !== 1, (query) => query.where('t.storeID', 'in', orNone(storeIDs)))
      .$if(match !== undefined, (query) =>
        query.where((eb) =>
          eb.or([
            eb(
              't.custID',
              'in',
              eb
                .selectFrom('customers as c')
                .select('c.custID')
                .where(companyColumn('c', match), '=', companyID)
                .where(match!.where),
            ),
            ...(NUMBER.test(typed) ? [beginsWith(ticketNumberOf(typed))] : []),
          ]),
        ),
      )
      .$if(status !== 'all', (query) => query.where('t.ticketStatus', '=', status as TicketStatus))
      .$if(custID !== undefined, (query) => query.where('t.custID', '=', custID!))
      .$if(graceEnds !== undefined, (query) =>
        query.where('t.ticketID', 'in', endingGraceOn(db, scope, graceEnds!, status)),
      )
      .$if(from !== undefined, (query) => query.where('t.ticketDueDate', '>=', from!))
      // Tickets without a due date are in no range.
      .$if(to !== undefined, (query) => query.where('t.ticketDueDate', '<=', to!).where('t.ticketDueDate', '>', ''))
  )
}

/** One page of the tickets, with their customers. */
export const ticketPage = async (db: Db, scope: CompanyScope, filter: TicketFilter, page: Page) => {
  const { rows, nextCursor } = await fetchPage(await ticketsThat(db, scope, filter), page)
  const ticketIDs = rows.map(({ ticketID }) => ticketID)
  return { rows: await findTickets(db, scope, ticketIDs), nextCursor }
}

export const listTickets = counted(ticketPage, ticketsThat)
