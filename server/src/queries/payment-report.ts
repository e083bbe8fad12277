import { sql } from 'kysely'
import { type Cents, cents } from '@xd/core/domain/money/cents.ts'
import { PAYMENT_ORIGINS } from '@xd/core/domain/payment/origin.ts'
import { PAYMENT_METHODS, PAYMENT_STATUSES } from '@xd/core/domain/payment/status.ts'
import type { ReportedPayment } from '@xd/core/domain/report/figures.ts'
import type { Db } from '#db/connect.ts'
import { fetchPage, type Page } from '#db/keyset.ts'
import { query } from '#db/query.ts'
import type { CompanyScope, Tenant } from '#db/scope.ts'
import { countMessagesIn } from './message-days.ts'
import { type PaymentFilter, paymentsThat, type StoreSpan } from './payment-list.ts'
import { isOver, statusOfRow } from './payment-totals.ts'

interface Refunded {
  readonly refunded: Cents
  readonly feeRefunded: Cents
}

const NOTHING: Refunded = { refunded: cents(0), feeRefunded: cents(0) }

type RefundSums = Refunded & { readonly paymentID: number }

const byPayment = (rows: readonly RefundSums[]): ReadonlyMap<number, Refunded> =>
  new Map(rows.map(({ paymentID, ...sums }) => [paymentID, sums]))

/** What was refunded of each request, if anything. */
export const refundsByPayment = async (db: Db, { companyID }: Tenant): Promise<ReadonlyMap<number, Refunded>> => {
  const rows = await db
    .selectFrom('payment_refunds')
    .select((eb) => [
      'paymentID',
      eb.fn.sum<Cents>('amountCents').as('refunded'),
      eb.fn.sum<Cents>('feeCents').as('feeRefunded'),
    ])
    .where('companyID', '=', companyID)
    .where('state', '=', 'approved')
    .where('automatic', '=', 0)
    .groupBy('paymentID')
    .execute()
  return byPayment(rows)
}

/** What was refunded of each span's requests before it ended. */
export const refundsBefore = async (
  db: Db,
  { companyID }: Tenant,
  spans: readonly StoreSpan[],
): Promise<ReadonlyMap<number, Refunded>> => {
  const rows = await Promise.all(
    spans.map(({ storeIDs, from, to }) =>
      db
        .selectFrom('payments as p')
        .innerJoin('payment_refunds as r', (join) =>
          join.onRef('r.companyID', '=', 'p.companyID').onRef('r.paymentID', '=', 'p.paymentID'),
        )
        .select((eb) => [
          'p.paymentID',
          eb.fn.sum<Cents>('r.amountCents').as('refunded'),
          eb.fn.sum<Cents>('r.feeCents').as('feeRefunded'),
        ])
        .where('p.companyID', '=', companyID)
        .where('p.storeID', 'in', storeIDs)
        .where('p.requestedAt', '>=', from)
        .where('p.requestedAt', '<', to)
        .where('r.state', '=', 'approved')
        .where('r.automatic', '=', 0)
        .where('r.settledAt', '<', to)
        .groupBy('p.paymentID')
        .execute(),
    ),
  )
  return byPayment(rows.flat())
}

/**
 * A word from a short list, as its position. In a report on many requests, the text would cost as much as all the rest.
 */
const placeIn = (column: string, words: readonly string[]) =>
  sql<number>`case ${sql.ref(column)} ${sql.join(
    words.map((word, place) => sql`when ${sql.lit(word)} then ${sql.lit(place)}`),
    sql` `,
  )} else -1 end`

/** The next requests a filter lets through, in the form reports count them. */
export const reportedPayments = async (
  db: Db,
  scope: CompanyScope,
  filter: PaymentFilter,
  refunds: ReadonlyMap<number, Refunded>,
  page: Page,
) => {
  const query = (await paymentsThat(db, scope, filter)).select([
    'p.paymentID',
    'p.storeID',
    'p.sentByID',
    placeIn('p.paymentStatus', PAYMENT_STATUSES).as('status'),
    placeIn('p.paymentOrigin', PAYMENT_ORIGINS).as('origin'),
    placeIn('p.paymentMethod', PAYMENT_METHODS).as('method'),
    sql<string | null>`case when p."paymentStatus" = 'approved' then p."cardType" end`.as('cardType'),
    'p.amountCents',
    'p.paymentFee',
    'p.requestedAt',
    'p.statusAt',
    isOver(filter.now).as('over'),
  ])
  const { rows, nextCursor } = await fetchPage(query, page)
  const payments = rows.map(
    ({
      paymentID,
      requestedAt,
      statusAt,
      storeID,
      sentByID,
      over,
      status,
      origin,
      method,
      cardType,
      amountCents,
      paymentFee,
    }): ReportedPayment => ({
      requestedAt,
      statusAt,
      storeID,
      sentByID,
      cardType,
      status: statusOfRow(PAYMENT_STATUSES[status]!, over),
      origin: PAYMENT_ORIGINS[origin]!,
      method: PAYMENT_METHODS[method] ?? null,
      amount: amountCents,
      fee: paymentFee,
      ...(refunds.get(paymentID) ?? NOTHING),
    }),
  )
  return { rows: payments, nextCursor }
}

/** When each store sent its first and its last request. */
export const firstAndLastRequests = async (db: Db, { companyID, storeIDs }: CompanyScope) => {
  if (storeIDs.length === 0) return []
  return db
    .selectFrom('payments')
    .select((eb) => [
      'storeID',
      eb.fn.min<number>('requestedAt').as('first'),
      eb.fn.max<number>('requestedAt').as('last'),
    ])
    .where('companyID', '=', companyID)
    .where('storeID', 'in', storeIDs)
    .groupBy('storeID')
    .execute()
}

/**
 * How many messages each employee sent on these days, without automatic ones. A scheduled or stopped one has a row with
 * its planned time.
 */
export const messagesSentBy = query(
  async (db: Db, scope: CompanyScope, spans: readonly StoreSpan[]): Promise<Map<number | null, number>> => {
    const sent = new Map<number | null, number>()
    for (const span of spans)
      for (const { messageDirection, sentByID, messages } of await countMessagesIn(db, scope, span, [
        'messageDirection',
        'sentByID',
      ])) {
        const sender = sentByID === 0 ? null : sentByID
        if (messageDirection === 'out') sent.set(sender, (sent.get(sender) ?? 0) + messages)
      }
    return sent
  },
)
