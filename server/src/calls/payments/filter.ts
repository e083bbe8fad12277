import { Clock, Effect } from 'effect'
import type { Search } from '@xd/core/contract/list.ts'
import { SHOWN_PAYMENT_STATUSES, type ShownPaymentStatus } from '@xd/core/domain/payment/status.ts'
import type { Caller } from '#caller.ts'
import { spansOf } from '#calls/days.ts'
import { Database } from '#db/database.ts'
import { fail, missing } from '#failure.ts'
import { isLabelOf } from '#queries/labels.ts'
import { PAYMENT_ORDERS, type PaymentFilter } from '#queries/payment-list.ts'

export const PAYMENT_DEFAULTS = { orders: PAYMENT_ORDERS, sortBy: 'messageDate', sortDir: 'desc', perPage: 25 } as const

const STATUSES = ['all', ...SHOWN_PAYMENT_STATUSES] as const
const DAY_FIELDS = { start: 'search.dateStart', end: 'search.dateEnd' } as const

const isStatus = (status: string): status is ShownPaymentStatus | 'all' =>
  (STATUSES as readonly string[]).includes(status)

/** What a search asks of the payments, checked: the list, its totals and its file all take it from here. */
export const paymentFilterOf = Effect.fnUntraced(function* (search: Search, caller: Caller) {
  const { read } = yield* Database
  const { label, store } = search
  const status = search.status || 'all'
  if (!isStatus(status))
    return yield* fail('invalid_input', { fields: { 'search.status': `One of ${STATUSES.join(', ')}` } })
  const storeID = typeof store === 'number' ? store : undefined
  if (storeID !== undefined && !caller.storeIDs.includes(storeID)) return yield* missing('store')
  if (typeof label === 'number' && !(yield* read((db) => isLabelOf(db, caller, 'payment', label))))
    return yield* missing('label')
  const spans = yield* spansOf({ start: search.dateStart, end: search.dateEnd }, DAY_FIELDS, caller)
  const filter: PaymentFilter = {
    filter: search.filter ?? '',
    status,
    now: yield* Clock.currentTimeMillis,
    ...(storeID !== undefined && { storeID }),
    ...(typeof label === 'number' && { label }),
    ...(search.paymentKeys && { paymentKeys: search.paymentKeys }),
    ...(typeof search.custID === 'number' && { custID: search.custID }),
    ...(spans !== undefined && { spans }),
  }
  return filter
})
