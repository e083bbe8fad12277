import type { Cents } from '@xd/core/domain/money/cents.ts'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import type { Db } from '#db/connect.ts'
import { among, type Places, prepared } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { spellings } from './rewritten-tickets.ts'

interface OfCustomer {
  readonly companyID: number
  readonly storeID: number
  readonly custID: number
}

const active = prepared((db, { companyID, storeID, custID }: Places<OfCustomer>) =>
  db
    .selectFrom('tickets')
    .select(['ticketNumber', 'ticketStatus', 'ticketDueDate', 'ticketGraceDate', 'graceByNotice'])
    .select(['amountDueCents', 'ticketDescription', 'asOf'])
    .where('companyID', '=', companyID)
    .where('custID', '=', custID)
    .where('storeID', '=', storeID)
    .where('ticketStatus', '=', 'active')
    .orderBy('ticketDueDate')
    .orderBy('ticketID'),
)

/** A customer's active tickets at a store, earliest due first. */
export const activeTicketsOf = query((db: Db, of: OfCustomer) => active(db, of))

interface Naming {
  readonly companyID: number
  readonly storeID: number
  readonly numbers: readonly string[]
  readonly since: number
}

const naming = prepared((db, { companyID, storeID, numbers, since }: Places<Naming>) =>
  db
    .selectFrom('payment_tickets as t')
    .innerJoin('payments as p', 'p.paymentID', 't.paymentID')
    .innerJoin('stores as s', 's.storeID', 'p.storeID')
    .select(['t.ticketNumber', 'p.paymentID', 'p.paymentKey', 'p.paymentStatus', 'p.validBeforeLocal', 'p.statusAt'])
    .select(['p.paymentOrigin', 'p.paymentTicketList', 'p.amountCents', 's.storeTimezone'])
    .select((eb) => [
      eb
        .selectFrom('payment_attempts as a')
        .select('a.attemptID')
        .whereRef('a.companyID', '=', 'p.companyID')
        .whereRef('a.paymentID', '=', 'p.paymentID')
        .where('a.state', '=', 'pending')
        .limit(1)
        .as('pendingAttempt'),
      eb
        .selectFrom('payment_refunds as r')
        .select((of) => of.fn.sum<Cents | string | null>('r.amountCents').as('refunded'))
        .whereRef('r.companyID', '=', 'p.companyID')
        .whereRef('r.paymentID', '=', 'p.paymentID')
        .where('r.state', '=', 'approved')
        .where('r.automatic', '=', 0)
        .as('refunded'),
    ])
    .where('t.companyID', '=', companyID)
    .where(among(db, 't.ticketNumber', numbers))
    .where('p.storeID', '=', storeID)
    .where('p.paymentStatus', 'in', ['sent', 'approved'])
    .where((eb) => eb.or([eb('p.paymentStatus', '=', 'sent'), eb('p.statusAt', '>=', since)])),
)

/** No book that takes payments is as old as this, so nothing paid before matters. */
const LOOKED_BACK_MS = 8 * DAY_MS

/** The requests that name these tickets of a store: unpaid ones, and those paid lately. */
export const requestsNaming = query(
  (
    db: Db,
    { companyID }: CompanyScope,
    storeID: number,
    { numbers, now }: { numbers: readonly string[]; now: number },
  ) =>
    numbers.length === 0
      ? Promise.resolve([])
      : naming(db, { companyID, storeID, numbers, since: now - LOOKED_BACK_MS }),
)

export type NamingRow = Awaited<ReturnType<typeof naming>>[number]

const rewriting = prepared((db, { companyID, storeID, numbers }: Places<Omit<Naming, 'since'>>) =>
  db
    .selectFrom('rewrite_tickets')
    .select(['oldTicket', 'newTicket'])
    .where('companyID', '=', companyID)
    .where('storeID', '=', storeID)
    .where(among(db, 'oldTicket', numbers))
    .where('ticketState', '!=', 'dismissed'),
)

/** The rewritings that begin at these numbers, as they were written: done, or waiting. */
export const rewritingsFrom = query(
  (db: Db, { companyID }: CompanyScope, storeID: number, numbers: readonly string[]) =>
    numbers.length === 0
      ? Promise.resolve([])
      : rewriting(db, { companyID, storeID, numbers: numbers.flatMap(spellings) }),
)
