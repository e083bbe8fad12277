import { paymentSearchTerms } from '@xd/core/domain/payment/search-text.ts'
import type { PaymentStatus, ShownPaymentStatus } from '@xd/core/domain/payment/status.ts'
import type { Db } from '#db/connect.ts'
import { countBeside } from '#db/count.ts'
import { fetchPage, type Order, type Page } from '#db/keyset.ts'
import type { CompanyScope } from '#db/scope.ts'
import { companyColumn, matchText } from '#db/search.ts'
import { joinPaymentParties } from './payments.ts'

const byDate: Order = {
  name: 'date',
  columns: [
    { ref: 'p.requestedAt', key: 'requestedAt', type: 'number' },
    { ref: 'p.paymentID', key: 'paymentID', type: 'number' },
  ],
}

/** A request's message is as old as the request. */
export const PAYMENT_ORDERS = { messageDate: byDate, paymentRequestedDate: byDate } as const satisfies Record<string, Order>

export interface PaymentFilter {
  readonly filter: string
  readonly status: ShownPaymentStatus | 'all'
  readonly storeID?: number
  readonly label?: number
  readonly custID?: number
  /** Requested within these instants, both included. */
  readonly from?: number
  readonly to?: number
  readonly now: number
}

/** Neither engine has a store 0, and PostgreSQL has no empty list. */
const NOWHERE = [0]

const storedStatus = (status: ShownPaymentStatus): PaymentStatus => (status === 'expired' ? 'sent' : status)

/** One page of the requests that a scope may see, with their store, customer and text. */
export const listPayments = async (db: Db, scope: CompanyScope, filter: PaymentFilter, page: Page) => {
  const { companyID } = scope
  const { status, storeID, label, custID, from, to, now } = filter
  const storeIDs = storeID === undefined ? scope.storeIDs : scope.storeIDs.filter((id) => id === storeID)
  const terms = paymentSearchTerms(filter.filter)
  const match = terms.length > 0 ? await matchText(db, 'payments', terms, 'p') : undefined
  const query = db
    .selectFrom('payments as p')
    .where(companyColumn('p', match), '=', companyID)
    .$if(storeIDs.length === 1, (q) => q.where('p.storeID', '=', storeIDs[0]!))
    .$if(storeIDs.length !== 1, (q) => q.where('p.storeID', 'in', storeIDs.length > 0 ? storeIDs : NOWHERE))
    .$if(match !== undefined, (q) => q.where(match!.where))
    .$if(custID !== undefined, (q) => q.where('p.custID', '=', custID!))
    .$if(status !== 'all', (q) => q.where('p.paymentStatus', '=', storedStatus(status as ShownPaymentStatus)))
    .$if(status === 'sent', (q) => q.where('p.validBeforeAt', '>', now))
    .$if(status === 'expired', (q) => q.where('p.validBeforeAt', '<=', now))
    .$if(from !== undefined, (q) => q.where('p.requestedAt', '>=', from!))
    .$if(to !== undefined, (q) => q.where('p.requestedAt', '<=', to!))
    .$if(label !== undefined, (q) =>
      q.where((eb) =>
        eb('p.paymentID', 'in', eb.selectFrom('payment_labels').select('paymentID').where('companyID', '=', companyID).where('labelID', '=', label!)),
      ),
    )
  const { rows, nextCursor } = await fetchPage(joinPaymentParties(query), page)
  return { rows, ...(await countBeside(db, query, page, { rows, nextCursor })), nextCursor }
}
