import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { pageOf } from '#calls/page.ts'
import { Database } from '#db/database.ts'
import { fail, missing } from '#failure.ts'
import { countExplained, EXCEPTION_ORDERS, listExceptions as listRows } from '#queries/payment-exceptions.ts'
import { presentException } from '#services/payments/present-exception.ts'
import { presentReconciled } from '#services/payments/present-reconciled.ts'
import { lastWeek } from '#services/payments/reconcile.ts'

const DEFAULTS = { orders: EXCEPTION_ORDERS, sortBy: 'foundDate', sortDir: 'desc', perPage: 25 } as const
const STATUSES = ['open', 'resolved', 'all'] as const

export const listExceptions = handle(
  'payments/reconciliation/list',
  Effect.fnUntraced(function* (input, caller) {
    const { read } = yield* Database
    const search = input.search ?? {}
    const page = yield* pageOf(search, DEFAULTS)
    const asked = search.status || 'open'
    const status = STATUSES.find((name) => name === asked)
    if (status === undefined)
      return yield* fail('invalid_input', { fields: { 'search.status': `One of ${STATUSES.join(', ')}` } })
    const storeID = typeof search.store === 'number' ? search.store : undefined
    if (storeID !== undefined && !caller.storeIDs.includes(storeID)) return yield* missing('store')
    const filter = { status, ...(storeID !== undefined && { storeID }) }
    const { rows, ...listed } = yield* read((db) => listRows(db, caller, filter, page))
    const span = lastWeek(yield* Clock.currentTimeMillis)
    return {
      exceptions: rows.map(presentException),
      accounts: yield* presentReconciled(caller),
      explained: yield* read((db) => countExplained(db, caller, span)),
      ...listed,
    }
  }),
)
