import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { pageOf } from '#calls/page.ts'
import { Database } from '#db/database.ts'
import { listCustomers } from '#queries/customer-list.ts'
import { standingOf } from '#queries/customer-standing.ts'
import { CUSTOMER_DEFAULTS, customerFilterOf } from './filter.ts'

export const list = handle(
  'customers/list',
  Effect.fnUntraced(function* (input, caller) {
    const { read } = yield* Database
    const search = input.search ?? {}
    const page = yield* pageOf(search, CUSTOMER_DEFAULTS)
    const filter = yield* customerFilterOf(search, caller)
    const now = yield* Clock.currentTimeMillis
    return yield* read(async (db) => {
      const { customers, ...found } = await listCustomers(db, caller, filter, page)
      const custIDs = customers.map(({ custID }) => custID)
      const standing = await standingOf(db, caller, custIDs, now)
      return { ...found, customers: customers.map((customer) => ({ ...customer, ...standing(customer.custID) })) }
    })
  }),
)
