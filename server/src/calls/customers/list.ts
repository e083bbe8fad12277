import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { pageOf } from '#calls/page.ts'
import { Database } from '#db/database.ts'
import { listCustomers } from '#queries/customer-list.ts'
import { CUSTOMER_DEFAULTS, customerFilterOf } from './filter.ts'

export const list = handle(
  'customers/list',
  Effect.fnUntraced(function* (input, caller) {
    const { read } = yield* Database
    const search = input.search ?? {}
    const page = yield* pageOf(search, CUSTOMER_DEFAULTS)
    const filter = yield* customerFilterOf(search, caller)
    return yield* read((db) => listCustomers(db, caller, filter, page))
  }),
)
