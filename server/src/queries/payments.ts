import { type Insertable, sql, type SqlBool } from 'kysely'
import { languagesOf } from '@xd/core/domain/company/languages.ts'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import { LIKE_REQUEST_STATUSES } from '@xd/core/domain/payment/like-request.ts'
import type { Db, TxDb } from '#db/connect.ts'
import { isPostgres } from '#db/dialect.ts'
import { orNone } from '#db/or-none.ts'
import type { PaymentsTable } from '#db/payment-tables.ts'
import { among, type Places, prepared } from '#db/prepared.ts'
import { query } from '#db/query.ts'
import { rowsByID } from '#db/rows-by-id.ts'
import type { CompanyScope, SystemScope, Tenant } from '#db/scope.ts'
import { companyOfKeys } from '#db/search.ts'
import { paymentTickets } from './payment-tickets.ts'

const payments = (db: Db) => db.selectFrom('payments as p')
export type PaymentsQuery = ReturnType<typeof payments>

/** Requests with everything needed from their store, customer and text. */
export const joinPaymentParties = (query: PaymentsQuery) =>
  query
    .innerJoin('stores as s', 's.storeID', 'p.storeID')
    .innerJoin('customers as c', 'c.custID', 'p.custID')
    .leftJoin('messages as m', 'm.messageID', 'p.messageID')
    .selectAll('p')
    .select([
      's.storeTimezone',
      'c.custFirstName',
      'c.custLastName',
      'c.custPhone',
      'm.messageStatus',
      'm.messageTwilioError',
      'm.messageAt',
    ])

const scopedPayments = (db: Db, { companyID, storeIDs }: CompanyScope) =>
  joinPaymentParties(payments(db)).where('p.companyID', '=', companyID).where('p.storeID', 'in', orNone(storeIDs))

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof findPayment>>>

export const findPayment = query((db: Db, scope: CompanyScope, paymentKey: string) =>
  scopedPayments(db, scope).where('p.paymentKey', '=', paymentKey).executeTakeFirst(),
)

const byID = prepared(
  (
    db,
    {
      companyID,
      storeIDs,
      paymentIDs,
    }: Places<{ companyID: number; storeIDs: readonly number[]; paymentIDs: readonly number[] }>,
  ) =>
    joinPaymentParties(payments(db))
      .where(companyOfKeys('p'), '=', companyID)
      .where(among(db, 'p.storeID', storeIDs))
      .where(among(db, 'p.paymentID', paymentIDs)),
)

export const findPaymentsByID = query(
  async (db: Db, { companyID, storeIDs }: CompanyScope, paymentIDs: readonly number[]): Promise<PaymentRow[]> =>
    paymentIDs.length === 0 ? [] : byID(db, { companyID, storeIDs, paymentIDs }),
)

export const findPaymentsByKey = query(
  async (db: Db, scope: CompanyScope, paymentKeys: readonly string[]): Promise<PaymentRow[]> =>
    paymentKeys.length === 0 ? [] : scopedPayments(db, scope).where('p.paymentKey', 'in', paymentKeys).execute(),
)

/** A request, locked until the end of the transaction: anyone else who would change it waits. */
export const lockPayment = query((db: TxDb, scope: CompanyScope, paymentID: number): Promise<PaymentRow | undefined> =>
  scopedPayments(db, scope)
    .where('p.paymentID', '=', paymentID)
    // SQLite's write transactions exclude each other as a whole.
    .$if(isPostgres(db), (query) => query.forUpdate('p'))
    .executeTakeFirst(),
)

export const lockPaymentByKey = query(
  (db: TxDb, scope: CompanyScope, paymentKey: string): Promise<PaymentRow | undefined> =>
    scopedPayments(db, scope)
      .where('p.paymentKey', '=', paymentKey)
      .$if(isPostgres(db), (query) => query.forUpdate('p'))
      .executeTakeFirst(),
)

/** The payment behind a link, and its languages: anyone who has its key may see that one request. */
export const findPaymentPlace = query(async (db: Db, _: SystemScope, paymentKey: string) => {
  const row = await db
    .selectFrom('payments as p')
    .innerJoin('customers as c', 'c.custID', 'p.custID')
    .innerJoin('companies as o', 'o.companyID', 'p.companyID')
    .innerJoin('stores as s', 's.storeID', 'p.storeID')
    .select(['p.companyID', 'p.storeID', 'p.paymentID', 'c.custLanguage', 'o.companySpanish', 'o.features'])
    .select(['s.storeEnabled', 's.storeDeleted', 'c.custErasedAt'])
    .where('p.paymentKey', '=', paymentKey)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { companySpanish, storeEnabled, storeDeleted, custErasedAt, ...place } = row
  return {
    ...place,
    companyLanguages: languagesOf(companySpanish === 1),
    hasReader: storeEnabled === 1 && storeDeleted === 0 && custErasedAt === null,
  }
})

/** The request, and its tickets as rows. */
export const insertPayment = query(async (db: TxDb, payment: Insertable<PaymentsTable>): Promise<number> => {
  const { paymentID } = await db.insertInto('payments').values(payment).returning('paymentID').executeTakeFirstOrThrow()
  const tickets = paymentTickets({ ...payment, paymentID })
  if (tickets.length > 0) await db.insertInto('payment_tickets').values(tickets).execute()
  return paymentID
})

/** All a customer's requests, in every store: the columns that they are found by. */
export const paymentsOfCustomer = (db: Db, { companyID }: Tenant, custID: number) =>
  db
    .selectFrom('payments')
    .select([
      'paymentID',
      'amountCents',
      'paymentMemo',
      'paymentReference',
      'paymentTicketList',
      'cardLastFour',
      'paymentSearch',
    ])
    .where('companyID', '=', companyID)
    .where('custID', '=', custID)
    .execute()

export const { update: updatePayment } = rowsByID('payments', 'paymentID')

/** The requests whose reminder was written to this conversation at this moment. */
export const remindedOf = query(
  (db: TxDb, { companyID }: Tenant, { convoID, messageAt }: { readonly convoID: number; readonly messageAt: number }) =>
    db
      .selectFrom('payments')
      .select(['paymentID', 'paymentKey'])
      .where('companyID', '=', companyID)
      .where('convoID', '=', convoID)
      .where('remindedAt', '=', messageAt)
      .execute(),
)

/** By two indexes, for recent changes and for unpaid requests: a long conversation's old requests are not read. */
const recent = prepared(
  (db, { companyID, convoIDs, since }: Places<{ companyID: number; convoIDs: readonly number[]; since: number }>) => {
    const those = db
      .selectFrom('payments')
      .select([
        'paymentID',
        'convoID',
        'paymentKey',
        'amountCents',
        'paymentStatus',
        'requestedAt',
        'statusAt',
        'validBeforeAt',
      ])
      .where('companyID', '=', companyID)
      .where(among(db, 'convoID', convoIDs))
    const unpaid = those.where(sql<SqlBool>`"paymentStatus" = 'sent'`).where('validBeforeAt', '>=', since)
    return those.where('statusAt', '>=', since).unionAll(unpaid.where('statusAt', '<', since))
  },
)

/** The requests of these conversations that are open, or ended after `since`. */
export const recentPayments = (
  db: Db,
  { companyID }: CompanyScope,
  { convoIDs, since }: { convoIDs: readonly number[]; since: number },
) => recent(db, { companyID, convoIDs, since })

export type RecentPayment = Awaited<ReturnType<typeof recentPayments>>[number]

/**
 * When the same amount was last requested from the same customer, after `since` and not counting the request itself.
 */
export const findLikePayment = (
  db: Db,
  { companyID, storeIDs }: CompanyScope,
  { custID, amountCents, since, paymentID }: { custID: number; amountCents: Cents; since: number; paymentID: number },
) =>
  db
    .selectFrom('payments')
    .select('requestedAt')
    .where('companyID', '=', companyID)
    .where('storeID', 'in', orNone(storeIDs))
    .where('custID', '=', custID)
    .where('amountCents', '=', amountCents)
    .where('paymentStatus', 'in', LIKE_REQUEST_STATUSES)
    .where('requestedAt', '>=', since)
    // Only earlier ones, so that repeating the call reports nothing new.
    .where('paymentID', '<', paymentID)
    .orderBy('requestedAt', 'desc')
    .executeTakeFirst()

/** The store's details on the customer's page, and its logo. */
export const findPayingStore = async (db: Db, { companyID }: CompanyScope, storeID: number) => {
  const { logoKey, width, height, ...store } = await db
    .selectFrom('stores as s')
    .innerJoin('companies as c', 'c.companyID', 's.companyID')
    .leftJoin('company_logos as l', 'l.companyID', 's.companyID')
    .leftJoin('self_settings as f', 'f.storeID', 's.storeID')
    .select(['s.storeName', 's.storePhone', 's.storeAddressStr', 's.storeColor', 's.storeTimezone', 'c.companyName'])
    .select(['s.storeKey', 's.storeEnabled', 's.storeDeleted', 'f.selfEnabled'])
    .select(['l.logoKey', 'l.width', 'l.height'])
    .where('s.companyID', '=', companyID)
    .where('s.storeID', '=', storeID)
    .executeTakeFirstOrThrow()
  const logo = logoKey === null || width === null || height === null ? undefined : { logoKey, width, height }
  return { store, logo }
}

/** The customer details a request can be found by. */
export const findPaymentCustomer = query((db: Db, { companyID }: CompanyScope, custID: number) =>
  db
    .selectFrom('customers')
    .select(['custFirstName', 'custLastName', 'custPhone'])
    .where('companyID', '=', companyID)
    .where('custID', '=', custID)
    .executeTakeFirstOrThrow(),
)
