import { sql } from 'kysely'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import { paymentKeyIn } from '@xd/core/domain/payment/key.ts'
import type { PaymentOrigin } from '@xd/core/domain/payment/origin.ts'
import { paymentSearchTerms } from '@xd/core/domain/payment/search-text.ts'
import { isPaymentStatus, type PaymentStatus, type ShownPaymentStatus } from '@xd/core/domain/payment/status.ts'
import { capCount, type CappedCount } from '@xd/core/domain/search/count-cap.ts'
import { ticketNumberOf } from '@xd/core/domain/ticket/number.ts'
import type { Db } from '#db/connect.ts'
import { countBeside } from '#db/count.ts'
import { orNone } from '#db/or-none.ts'
import {
  fetchPage,
  inPlace,
  type Order,
  type OrderColumn,
  type Page,
  pageOfRows,
  type PageShape,
  type PageValues,
  shapeOfPage,
  valuesOfPage,
} from '#db/keyset.ts'
import { among, type Given, type Places, prepared } from '#db/prepared.ts'
import type { CompanyScope } from '#db/scope.ts'
import { companyColumn, matchText } from '#db/search.ts'
import { joinPaymentParties, type PaymentsQuery } from './payments.ts'

const byDate: Order = {
  name: 'date',
  columns: [
    { ref: 'p.requestedAt', key: 'requestedAt', type: 'number' },
    { ref: 'p.paymentID', key: 'paymentID', type: 'number' },
  ],
}

const then = (key: string, type: OrderColumn['type'] = 'number'): OrderColumn => ({ ref: `p.${key}`, key, type })

/** A request's message is as old as the request. Each has its index. */
export const PAYMENT_ORDERS = {
  messageDate: byDate,
  paymentRequestedDate: byDate,
  paymentAmount: { name: 'amount', columns: [then('amountCents'), then('paymentID')] },
  // Unpaid ones by expiry, so that the expired ones stay together.
  paymentStatus: { name: 'status', columns: [then('paymentStatus', 'text'), then('validBeforeAt'), then('paymentID')] },
} as const satisfies Record<string, Order>

/** The instants that these days span at stores in one zone: `from` included, `to` not. */
export interface StoreSpan {
  readonly storeIDs: readonly number[]
  readonly from: number
  readonly to: number
}

export interface PaymentFilter {
  readonly filter: string
  readonly status: ShownPaymentStatus | 'all'
  readonly origin?: PaymentOrigin
  readonly storeID?: number
  readonly label?: number
  readonly custID?: number
  /** Only these. */
  readonly paymentKeys?: readonly string[]
  /** Requested within the given days, each store by its own clock. */
  readonly spans?: readonly StoreSpan[]
  readonly now: number
  /** Matches exactly this, where the text search only narrows the results. */
  readonly exactly?: Partial<Record<'ticket' | 'lastFour', string>> & { readonly amount?: Cents }
}

const paymentCounts = prepared((db, { companyID }: Places<{ companyID: number }>) =>
  db.selectFrom('payment_counts').selectAll().where('companyID', '=', companyID),
)

/** Only the clock separates unpaid from expired, and no stored count can follow that. */
const isKept = ({ status, origin, label, custID, paymentKeys, spans }: PaymentFilter): boolean =>
  (status === 'all' || (isPaymentStatus(status) && status !== 'sent')) &&
  [origin, label, custID, paymentKeys, spans].every((one) => one === undefined)

const keptPaymentCount = async (
  db: Db,
  { companyID, storeIDs }: CompanyScope,
  filter: PaymentFilter,
): Promise<CappedCount | undefined> => {
  if (!isKept(filter) || filter.filter.trim() !== '') return undefined
  const counts = await paymentCounts(db, { companyID })
  const { status, storeID } = filter
  const asked = counts.filter(
    (one) =>
      (status === 'all' || one.paymentStatus === status) &&
      storeIDs.includes(one.storeID) &&
      (storeID === undefined || one.storeID === storeID),
  )
  return capCount(asked.reduce((total, { payments }) => total + payments, 0))
}

const NO_KEY = ['']

const storedStatus = (status: ShownPaymentStatus): PaymentStatus => (status === 'expired' ? 'sent' : status)

const storesOf = (scope: CompanyScope, storeID: number | undefined): readonly number[] =>
  storeID === undefined ? scope.storeIDs : scope.storeIDs.filter((id) => id === storeID)

/** Those with a status as shown. */
const inState =
  (status: PaymentFilter['status'], now: Given<number>) =>
  (query: PaymentsQuery): PaymentsQuery =>
    query
      .$if(status !== 'all', (q) => q.where('p.paymentStatus', '=', storedStatus(status as ShownPaymentStatus)))
      .$if(status === 'sent', (q) => q.where('p.validBeforeAt', '>', now))
      .$if(status === 'expired', (q) => q.where('p.validBeforeAt', '<=', now))

/** The requests a scope may see and a filter lets through. */
export const paymentsThat = async (
  db: Db,
  scope: CompanyScope,
  { filter, status, origin, storeID, label, custID, paymentKeys, spans, exactly, now }: PaymentFilter,
) => {
  const { companyID } = scope
  const storeIDs = storesOf(scope, storeID)
  const key = paymentKeyIn(filter)
  const terms = key === undefined ? paymentSearchTerms(filter) : []
  const match = terms.length > 0 ? await matchText(db, scope, 'payments', terms, 'p') : undefined
  return (
    db
      .selectFrom('payments as p')
      .where(companyColumn('p', match), '=', companyID)
      .$if(storeIDs.length === 1, (q) => q.where('p.storeID', '=', storeIDs[0]!))
      .$if(storeIDs.length !== 1, (q) => q.where('p.storeID', 'in', orNone(storeIDs)))
      .$if(match !== undefined, (q) => q.where(match!.where))
      .$if(paymentKeys !== undefined, (q) =>
        q.where('p.paymentKey', 'in', paymentKeys!.length > 0 ? paymentKeys! : NO_KEY),
      )
      .$if(key !== undefined, (q) => q.where('p.paymentKey', '=', key!))
      .$if(exactly?.ticket !== undefined, (q) =>
        q.where((eb) =>
          eb(
            'p.paymentID',
            'in',
            eb
              .selectFrom('payment_tickets')
              .select('paymentID')
              .where('companyID', '=', companyID)
              .where('ticketNumber', '=', ticketNumberOf(exactly!.ticket!)),
          ),
        ),
      )
      .$if(exactly?.amount !== undefined, (q) => q.where('p.amountCents', '=', exactly!.amount!))
      .$if(exactly?.lastFour !== undefined, (q) => q.where('p.cardLastFour', '=', exactly!.lastFour!))
      .$if(custID !== undefined, (q) => q.where('p.custID', '=', custID!))
      .$if(origin !== undefined, (q) => q.where('p.paymentOrigin', '=', origin!))
      // Says the same again, so that SQLite takes the index of these (0127), and not the index of the order alone.
      .$if(origin !== undefined && origin !== 'staff', (q) => q.where('p.paymentOrigin', '<>', sql.lit('staff')))
      .$call(inState(status, now))
      // The span covering all zones is read from the index; each store's own days are picked out of it.
      .$if((spans?.length ?? 0) > 0, (q) =>
        q
          .where('p.requestedAt', '>=', Math.min(...spans!.map(({ from }) => from)))
          .where('p.requestedAt', '<', Math.max(...spans!.map(({ to }) => to))),
      )
      .$if((spans?.length ?? 0) > 1, (q) =>
        q.where((eb) =>
          eb.or(
            spans!.map(({ storeIDs: there, from, to }) =>
              eb.and([eb('p.storeID', 'in', there), eb('p.requestedAt', '>=', from), eb('p.requestedAt', '<', to)]),
            ),
          ),
        ),
      )
      .$if(label !== undefined, (q) =>
        q.where((eb) =>
          eb(
            'p.paymentID',
            'in',
            eb
              .selectFrom('payment_labels')
              .select('paymentID')
              .where('companyID', '=', companyID)
              .where('labelID', '=', label!),
          ),
        ),
      )
  )
}

interface PlainValues extends Record<'companyID' | 'storeID' | 'now', number> {
  readonly storeIDs: readonly number[]
}

/** By store and status: the list's initial state. */
const plainly = prepared(
  (
    db,
    values: Places<PlainValues & PageValues>,
    { status, oneStore, ...page }: PageShape & { readonly status: PaymentFilter['status']; readonly oneStore: boolean },
  ) => {
    const ofCompany = db.selectFrom('payments as p').where('p.companyID', '=', values.companyID)
    const ofStores = oneStore
      ? ofCompany.where('p.storeID', '=', values.storeID)
      : ofCompany.where(among(db, 'p.storeID', values.storeIDs))
    return inPlace(joinPaymentParties(ofStores.$call(inState(status, values.now))), page, values)
  },
)

const isPlain = ({ filter, origin, label, custID, paymentKeys, spans, exactly }: PaymentFilter): boolean =>
  paymentSearchTerms(filter).length === 0 &&
  [origin, label, custID, paymentKeys, spans, exactly].every((one) => one === undefined)

/** One page of the requests with their store, customer and text. */
export const paymentPage = async (db: Db, scope: CompanyScope, filter: PaymentFilter, page: Page) => {
  if (!isPlain(filter)) return fetchPage(joinPaymentParties(await paymentsThat(db, scope, filter)), page)
  const { companyID } = scope
  const { status, storeID, now } = filter
  const storeIDs = storesOf(scope, storeID)
  const values = { companyID, storeIDs, storeID: storeIDs[0] ?? 0, now, ...valuesOfPage(page) }
  return pageOfRows(await plainly(db, values, { status, oneStore: storeIDs.length === 1, ...shapeOfPage(page) }), page)
}

/** One page, and the count over all pages. */
export const listPayments = async (db: Db, scope: CompanyScope, filter: PaymentFilter, page: Page) => {
  const found = await paymentPage(db, scope, filter, page)
  const count =
    (await keptPaymentCount(db, scope, filter)) ??
    (await countBeside(db, () => paymentsThat(db, scope, filter), page, found))
  return { ...found, ...count }
}
