// Payments that may have kept a customer's promise.
import { sql } from 'kysely'
import { type Cents, cents } from '@xd/core/domain/money/cents.ts'
import type { PromisePayment } from '@xd/core/domain/promise/promise.ts'
import type { Db } from '#db/connect.ts'
import { amongThese } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { Tenant } from '#db/scope.ts'

interface Asked {
  readonly storeID: number
  readonly custIDs: readonly number[]
  readonly since: number
}
type Paid = PromisePayment & { readonly custID: number }

/** A card's payment was made when it was submitted, not when its answer came. */
const paidAt = sql<number>`coalesce((select min(a."startedAt") from payment_attempts as a
  where a."paymentID" = p."paymentID" and a.state = 'approved'), p."statusAt")`

const refunded = sql<number | string>`coalesce((select sum(r."amountCents") from payment_refunds as r
  where r."paymentID" = p."paymentID" and r.state = 'approved' and r.automatic = 0), 0)`

const requestsPaid = async (db: Db, { companyID }: Tenant, { storeID, custIDs, since }: Asked): Promise<Paid[]> => {
  const payments = await db
    .selectFrom('payments as p')
    .select(['p.paymentID', 'p.custID', 'p.amountCents', paidAt.as('paidAt'), refunded.as('refunded')])
    .where('p.companyID', '=', companyID)
    .where('p.storeID', '=', storeID)
    .where(amongThese(db, 'p.custID', custIDs))
    .where('p.paymentStatus', '=', 'approved')
    .where('p.statusAt', '>=', since)
    .execute()
  if (payments.length === 0) return []
  const ids = payments.map(({ paymentID }) => paymentID)
  const tickets = await db
    .selectFrom('payment_tickets')
    .select(['paymentID', 'ticketNumber'])
    .where(amongThese(db, 'paymentID', ids))
    .execute()
  return payments.map((payment) => ({
    custID: payment.custID,
    paidAt: payment.paidAt,
    amountCents: cents(payment.amountCents - Number(payment.refunded)),
    ticketNumbers: tickets.flatMap(({ paymentID, ticketNumber }) =>
      paymentID === payment.paymentID ? ticketNumber : [],
    ),
  }))
}

/** When the store’s file before this one was imported; 0 if there is none. */
const fileBefore = sql<number>`coalesce((select max(i."importedAt") from imports as i where i."companyID" = o."companyID"
  and i."storeID" = o."storeID" and i."importedAt" < o."at" and i."undoneAt" is null), 0)`

/** Tickets that the store’s own files show to be redeemed or renewed. */
const shownByFiles = async (db: Db, { companyID }: Tenant, { storeID, custIDs, since }: Asked): Promise<Paid[]> => {
  const outcomes = await db
    .selectFrom('ticket_outcomes as o')
    .innerJoin('tickets as t', 't.ticketID', 'o.ticketID')
    .select(['o.custID', 't.ticketNumber', 'o.at', fileBefore.as('before')])
    .where('o.companyID', '=', companyID)
    .where('o.storeID', '=', storeID)
    .where(amongThese(db, 'o.custID', custIDs))
    .where('o.at', '>=', since)
    .execute()
  return outcomes.map(({ custID, ticketNumber, at, before }) => ({
    custID,
    paidAt: at,
    paidFrom: before,
    amountCents: null as Cents | null,
    ticketNumbers: [ticketNumber],
  }))
}

/** These customers' payments to a store since then, from its requests and from its own files. */
export const paidToward = query(async (db: Db, scope: Tenant, asked: Asked): Promise<Paid[]> => [
  ...(await requestsPaid(db, scope, asked)),
  ...(await shownByFiles(db, scope, asked)),
])
