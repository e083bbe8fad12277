// Messages to customers, their payments and their tickets' outcomes, a slice of the customers at a time.
import { sql, type SqlBool } from 'kysely'
import { GONE_OUT_STATES } from '@xd/core/domain/mailer/recipient-state.ts'
import type { Db } from '#db/connect.ts'
import { orNone } from '#db/or-none.ts'
import type { CompanyScope } from '#db/scope.ts'

/** Customers by their ids: those after the first one, up to the last. */
export interface Slice {
  readonly after: number
  readonly through: number
}

/** From one moment on, up to but not including another. */
export interface Span {
  readonly from: number
  readonly to: number
}

const inSlice = (companyID: number, { after, through }: Slice, table: string) =>
  sql<SqlBool>`${sql.ref(`${table}.companyID`)} = ${companyID}
    and ${sql.ref(`${table}.custID`)} > ${after} and ${sql.ref(`${table}.custID`)} <= ${through}`

/** The last of the next so many customers; undefined if there are no more. */
export const endOfSlice = async (db: Db, { companyID }: CompanyScope, after: number, customers: number) =>
  (
    await db
      .selectFrom('customers')
      .select('custID')
      .where('companyID', '=', companyID)
      .where('custID', '>', after)
      .orderBy('custID')
      .offset(customers - 1)
      .limit(1)
      .executeTakeFirst()
  )?.custID

/** Requests that were paid on or after this moment, with how many of their tickets got new numbers. */
export const paidRequests = (db: Db, { companyID, storeIDs }: CompanyScope, slice: Slice, { from, to }: Span) =>
  db
    .selectFrom('payments as p')
    .select(['p.custID', 'p.storeID', 'p.statusAt as at', 'p.requestedAt', 'p.amountCents as amount'])
    .select((eb) =>
      eb
        .selectFrom('rewrite_batches as b')
        .innerJoin('rewrite_tickets as t', (join) =>
          join.onRef('t.companyID', '=', 'b.companyID').onRef('t.rewriteID', '=', 'b.rewriteID'),
        )
        .whereRef('b.paymentID', '=', 'p.paymentID')
        .where('t.newTicket', 'is not', null)
        .where('t.ticketState', '!=', 'dismissed')
        .select((count) => count.fn.countAll<number>().as('renewed'))
        .as('renewed'),
    )
    .where(inSlice(companyID, slice, 'p'))
    .where('p.paymentStatus', '=', 'approved')
    .where('p.storeID', 'in', orNone(storeIDs))
    .where((eb) =>
      eb.or([
        eb.and([eb('p.statusAt', '>=', from), eb('p.statusAt', '<', to)]),
        eb.and([eb('p.requestedAt', '>=', from), eb('p.requestedAt', '<', to)]),
      ]),
    )
    .execute()

/** Tickets that a file showed to be redeemed or renewed. */
export const bookedOutcomes = (db: Db, { companyID, storeIDs }: CompanyScope, slice: Slice, { from, to }: Span) =>
  db
    .selectFrom('ticket_outcomes as o')
    .select(['o.custID', 'o.storeID', 'o.at', 'o.outcome'])
    .where(inSlice(companyID, slice, 'o'))
    .where('o.storeID', 'in', orNone(storeIDs))
    .where('o.at', '>=', from)
    .where('o.at', '<', to)
    .execute()

const noticesOf = (db: Db, { companyID, storeIDs }: CompanyScope, slice: Slice) =>
  db
    .selectFrom('notices as n')
    .innerJoin('notice_batches as b', 'b.batchID', 'n.batchID')
    .select(['n.custID', 'n.storeID', 'b.batchSource', 'b.batchStep', 'b.batchKind', 'n.templateID', 'n.templateName'])
    .where(inSlice(companyID, slice, 'n'))
    .where('n.storeID', 'in', orNone(storeIDs))
    .orderBy('n.noticeID')

/** Notices that went out, except those that did not arrive. */
export const sentNotices = (db: Db, scope: CompanyScope, slice: Slice, { from, to }: Span) =>
  noticesOf(db, scope, slice)
    .select(['n.sentAt as at'])
    .where('n.sentAt', '>=', from)
    .where('n.sentAt', '<', to)
    .where('n.errorCode', 'is', null)
    .where('n.noticeStatus', '!=', 'failed')
    .execute()

/** Times when customers were left out of the ladder, except blocked ones: a notice would not have left. */
export const heldOutNotices = (db: Db, scope: CompanyScope, slice: Slice, { from, to }: Span) =>
  noticesOf(db, scope, slice)
    .innerJoin('customers as c', 'c.custID', 'n.custID')
    .select(['n.statusAt as at'])
    .where(sql<SqlBool>`n.reason = 'hold_out'`)
    .where('n.statusAt', '>=', from)
    .where('n.statusAt', '<', to)
    .where('c.custBlocked', '=', 0)
    .execute()

/** Messages sent by mailers, except those that did not arrive. */
export const sentMailers = (db: Db, { companyID, storeIDs }: CompanyScope, slice: Slice, { from, to }: Span) =>
  db
    .selectFrom('mailer_recipients as r')
    .select(['r.custID', 'r.storeID', 'r.sentAt as at', 'r.jobID'])
    .where(inSlice(companyID, slice, 'r'))
    .where('r.storeID', 'in', orNone(storeIDs))
    .where('r.sentAt', '>=', from)
    .where('r.sentAt', '<', to)
    .where('r.state', 'in', GONE_OUT_STATES)
    .orderBy('r.recipientID')
    .execute()
