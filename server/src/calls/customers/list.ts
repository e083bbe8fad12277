import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { pageOf } from '#calls/page.ts'
import { Database } from '#db/database.ts'
import { fail } from '#failure.ts'
import { CUSTOMER_ORDERS, CUSTOMER_STATUSES, type CustomerStatus, listCustomers } from '#queries/customer-list.ts'
import { isLabelOf } from '#queries/labels.ts'

const DEFAULTS = { orders: CUSTOMER_ORDERS, sortBy: 'custLastName', sortDir: 'asc', perPage: 25 } as const

const isStatus = (status: string): status is CustomerStatus => (CUSTOMER_STATUSES as readonly string[]).includes(status)

export const list = handle(
  'customers/list',
  Effect.fnUntraced(function* ({ search }, caller) {
    const { read } = yield* Database
    const { filter, label, store, status: asked } = search ?? {}
    const page = yield* pageOf(search ?? {}, DEFAULTS)
    const status = asked ?? 'all'
    if (!isStatus(status)) return yield* fail('invalid_input', { fields: { 'search.status': `One of ${CUSTOMER_STATUSES.join(', ')}` } })
    const storeID = typeof store === 'number' ? store : undefined
    if (storeID !== undefined && !caller.storeIDs.includes(storeID)) return yield* fail('not_found')
    if (typeof label === 'number' && !(yield* read((db) => isLabelOf(db, caller, 'customer', label)))) return yield* fail('not_found')
    return yield* read((db) =>
      listCustomers(
        db,
        caller,
        { filter: filter ?? '', status, ...(typeof label === 'number' && { label }), ...(storeID !== undefined && { storeID }) },
        page,
      ),
    )
  }),
)
