import { Effect } from 'effect'
import type { ReconciliationException } from '@xd/core/contract/entity/ledger.ts'
import type { ExceptionSearch } from '@xd/core/contract/ledger.ts'
import {
  EXCEPTION_ORDERS,
  type ExceptionFilter,
  type ExceptionRow,
  listExceptions,
} from '#queries/payment-exceptions.ts'
import { presentException } from '#services/payments/present-exception.ts'
import { askedOf, askedStore } from './asked.ts'
import type { List } from './list.ts'

export const exceptions: List<ExceptionSearch, ExceptionFilter, ExceptionRow, typeof ReconciliationException.Type> = {
  sorting: { orders: EXCEPTION_ORDERS, sortBy: 'foundDate', sortDir: 'desc', perPage: 25 },
  filter: Effect.fnUntraced(function* ({ store, status }, caller) {
    const wanted = yield* askedOf('status', status, ['open', 'resolved', 'all'])
    const storeID = yield* askedStore(store, caller)
    return { status: wanted, ...(storeID !== undefined && { storeID }) }
  }),
  query: listExceptions,
  present: (_db, _caller, rows) => Promise.resolve(rows.map(presentException)),
}
