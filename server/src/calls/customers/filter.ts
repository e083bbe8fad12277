import { Effect } from 'effect'
import type { Search } from '@xd/core/contract/list.ts'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { fail, missing } from '#failure.ts'
import { CUSTOMER_ORDERS, CUSTOMER_STATUSES, type CustomerFilter, type CustomerStatus } from '#queries/customer-list.ts'
import { isLabelOf } from '#queries/labels.ts'

export const CUSTOMER_DEFAULTS = {
  orders: CUSTOMER_ORDERS,
  sortBy: 'custLastName',
  sortDir: 'asc',
  perPage: 25,
} as const

const isStatus = (status: string): status is CustomerStatus => (CUSTOMER_STATUSES as readonly string[]).includes(status)

/** What a search asks of the customers, checked: the list and its file both take it from here. */
export const customerFilterOf = Effect.fnUntraced(function* (
  { filter, label, store, custIDs, status: asked }: Search,
  caller: Caller,
) {
  const { read } = yield* Database
  const status = asked ?? 'all'
  if (!isStatus(status))
    return yield* fail('invalid_input', { fields: { 'search.status': `One of ${CUSTOMER_STATUSES.join(', ')}` } })
  const storeID = typeof store === 'number' ? store : undefined
  if (storeID !== undefined && !caller.storeIDs.includes(storeID)) return yield* missing('store')
  if (typeof label === 'number' && !(yield* read((db) => isLabelOf(db, caller, 'customer', label))))
    return yield* missing('label')
  const wanted: CustomerFilter = {
    filter: filter ?? '',
    status,
    ...(typeof label === 'number' && { label }),
    ...(storeID !== undefined && { storeID }),
    ...(custIDs && { custIDs }),
  }
  return wanted
})
