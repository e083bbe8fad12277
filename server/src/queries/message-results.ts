// Messages to customers, their payments and their tickets' outcomes.
import { sql, type SqlBool } from 'kysely'
import { GONE_OUT_STATES } from '@xd/core/domain/mailer/recipient-state.ts'
import { COUNTS_WITHIN_MS } from '@xd/core/domain/report/after-message.ts'
import type { Db } from '#db/connect.ts'
import { orNone } from '#db/or-none.ts'
import { amongThese } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import type { StoreSpan } from './payment-list.ts'

/** From one moment on, up to but not including another. */
export interface Span {
  readonly from: number
  readonly to: number
}

const ofCustomers = (db: Db, companyID: number, custIDs: readonly number[], table: string) =>
  sql<SqlBool>`${sql.ref(`${table}.companyID`)} = ${companyID} and ${amongThese(db, `${table}.custID`, custIDs)}`

/** At one of these stores, on its own days. */
const inSpans = (spans: readonly StoreSpan[], table: string, column: string) =>
  sql<SqlBool>`(${sql.join(
    spans.map(
      ({ storeIDs, from, to }) => sql`(${sql.ref(`${table}.storeID`)} in (${sql.join(orNone(storeIDs))})
        and ${sql.ref(`${table}.${column}`)} >= ${from} and ${sql.ref(`${table}.${column}`)} < ${to})`,
    ),
    sql` or `,
  )})`

/** Requested or paid then. */
const paidWithin = ({ from, to }: Span) =>
  sql<SqlBool>`(p."statusAt" >= ${from} and p."statusAt" < ${to} or p."requestedAt" >= ${from} and p."requestedAt" < ${to})`

/** Requests that were paid on or after this moment, with how many of their tickets got new numbers. */
export const paidRequests = (
  db: Db,
  { companyID, storeIDs }: CompanyScope,
  custIDs: readonly number[],
  { from, to }: Span,
) =>
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
    .where(ofCustomers(db, companyID, custIDs, 'p'))
    .where('p.paymentStatus', '=', 'approved')
    .where('p.storeID', 'in', orNone(storeIDs))
    .where(paidWithin({ from, to }))
    .execute()

/** Tickets that a file showed to be redeemed or renewed. */
export const bookedOutcomes = (
  db: Db,
  { companyID, storeIDs }: CompanyScope,
  custIDs: readonly number[],
  { from, to }: Span,
) =>
  db
    .selectFrom('ticket_outcomes as o')
    .select(['o.custID', 'o.storeID', 'o.at', 'o.outcome'])
    .where(ofCustomers(db, companyID, custIDs, 'o'))
    .where('o.storeID', 'in', orNone(storeIDs))
    .where('o.at', '>=', from)
    .where('o.at', '<', to)
    .execute()

const noticesOf = (db: Db, { companyID, storeIDs }: CompanyScope, custIDs: readonly number[]) =>
  db
    .selectFrom('notices as n')
    .innerJoin('notice_batches as b', 'b.batchID', 'n.batchID')
    .select(['n.custID', 'n.storeID', 'b.batchSource', 'b.batchStep', 'b.batchKind', 'n.templateID', 'n.templateName'])
    .where(ofCustomers(db, companyID, custIDs, 'n'))
    .where('n.storeID', 'in', orNone(storeIDs))
    .orderBy('n.noticeID')

/** A notice was sent, and did not fail. */
const wentOut = sql<SqlBool>`n."errorCode" is null and n."noticeStatus" <> 'failed'`

/** Notices that were sent, except those that did not arrive. */
export const sentNotices = (db: Db, scope: CompanyScope, custIDs: readonly number[], { from, to }: Span) =>
  noticesOf(db, scope, custIDs)
    .select(['n.sentAt as at'])
    .where('n.sentAt', '>=', from)
    .where('n.sentAt', '<', to)
    .where(wentOut)
    .execute()

/** Times when customers were left out of the ladder, except blocked ones, who would have got no notice. */
export const heldOutNotices = (db: Db, scope: CompanyScope, custIDs: readonly number[], { from, to }: Span) =>
  noticesOf(db, scope, custIDs)
    .innerJoin('customers as c', 'c.custID', 'n.custID')
    .select(['n.statusAt as at'])
    .where(sql<SqlBool>`n.reason = 'hold_out'`)
    .where('n.statusAt', '>=', from)
    .where('n.statusAt', '<', to)
    .where('c.custBlocked', '=', 0)
    .execute()

/** Messages sent by mailers, except those that did not arrive. */
export const sentMailers = (
  db: Db,
  { companyID, storeIDs }: CompanyScope,
  custIDs: readonly number[],
  { from, to }: Span,
) =>
  db
    .selectFrom('mailer_recipients as r')
    .select(['r.custID', 'r.storeID', 'r.sentAt as at', 'r.jobID'])
    .where(ofCustomers(db, companyID, custIDs, 'r'))
    .where('r.storeID', 'in', orNone(storeIDs))
    .where('r.sentAt', '>=', from)
    .where('r.sentAt', '<', to)
    .where('r.state', 'in', GONE_OUT_STATES)
    .orderBy('r.recipientID')
    .execute()

/** Notices counted by their customer, source, step, kind and template. */
const noticeCounts = (db: Db, { companyID }: CompanyScope) => {
  const groups = ['n.custID', 'b.batchSource', 'b.batchStep', 'b.batchKind', 'n.templateID', 'n.templateName'] as const
  return db
    .selectFrom('notices as n')
    .innerJoin('notice_batches as b', 'b.batchID', 'n.batchID')
    .select(groups)
    .select((eb) => eb.fn.countAll<number>().as('messages'))
    .where('n.companyID', '=', companyID)
    .where('n.custID', 'is not', null)
    .groupBy(groups)
}

/** How many notices were sent to each customer in these spans. */
export const noticesByCustomer = (db: Db, scope: CompanyScope, spans: readonly StoreSpan[]) =>
  noticeCounts(db, scope)
    .where('n.sentAt', 'is not', null)
    .where(inSpans(spans, 'n', 'sentAt'))
    .where(wentOut)
    .execute()

/** How often each customer was left out of the ladder in these spans. */
export const heldOutByCustomer = (db: Db, scope: CompanyScope, spans: readonly StoreSpan[]) =>
  noticeCounts(db, scope)
    .innerJoin('customers as c', 'c.custID', 'n.custID')
    .where(sql<SqlBool>`n.reason = 'hold_out'`)
    .where(inSpans(spans, 'n', 'statusAt'))
    .where('c.custBlocked', '=', 0)
    .execute()

/** How many messages of each mailer were sent to each customer in these spans. */
export const mailersByCustomer = (db: Db, { companyID }: CompanyScope, spans: readonly StoreSpan[]) =>
  db
    .selectFrom('mailer_recipients as r')
    .select(['r.custID', 'r.jobID'])
    .select((eb) => eb.fn.countAll<number>().as('messages'))
    .where('r.companyID', '=', companyID)
    .where(inSpans(spans, 'r', 'sentAt'))
    .where('r.state', 'in', GONE_OUT_STATES)
    .groupBy(['r.custID', 'r.jobID'])
    .execute()

/** A message to the same customer from the same store in the seven days before, or a turn in which they were left out. */
const afterMessage = (companyID: number, table: 'p' | 'o', at: string) => {
  const recent = (source: string, name: string, column: string) => {
    const sent = sql.ref(`${name}.${column}`)
    return sql`exists (select 1 from ${sql.table(source)} as ${sql.ref(name)}
      where ${sql.ref(`${name}.companyID`)} = ${companyID} and ${sql.ref(`${name}.custID`)} = ${sql.ref(`${table}.custID`)}
        and ${sent} > ${sql.ref(`${table}.${at}`)} - ${sql.lit(COUNTS_WITHIN_MS)} and ${sent} <= ${sql.ref(`${table}.${at}`)}
        and ${sql.ref(`${name}.storeID`)} = ${sql.ref(`${table}.storeID`)}`
  }
  return sql<SqlBool>`(${recent('notices', 'n', 'sentAt')}) or ${recent('mailer_recipients', 'r', 'sentAt')})
    or ${recent('notices', 'h', 'statusAt')} and h.reason = 'hold_out'))`
}

/** The customers who paid, redeemed or renewed within a week of a message: those of all others count by number alone. */
export const customersWhoCameBack = query(
  async (db: Db, { companyID, storeIDs }: CompanyScope, { from, to }: Span): Promise<number[]> => {
    const rows = await db
      .selectFrom('payments as p')
      .select('p.custID')
      .where('p.companyID', '=', companyID)
      .where(sql<SqlBool>`p."paymentStatus" = 'approved'`)
      .where('p.storeID', 'in', orNone(storeIDs))
      .where(paidWithin({ from, to }))
      .where(afterMessage(companyID, 'p', 'statusAt'))
      .union(
        db
          .selectFrom('ticket_outcomes as o')
          .select('o.custID')
          .where('o.companyID', '=', companyID)
          .where('o.storeID', 'in', orNone(storeIDs))
          .where('o.at', '>=', from)
          .where('o.at', '<', to)
          .where(afterMessage(companyID, 'o', 'at')),
      )
      .execute()
    return rows.map(({ custID }) => custID)
  },
)
