import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { found } from '#failure.ts'
import { findCustomer } from '#queries/customers.ts'

export const fetch = handle(
  'customers/fetch',
  Effect.fnUntraced(function* ({ customerID }, caller) {
    const { read } = yield* Database
    return { customer: yield* found(yield* findCustomer(caller, customerID), 'customer') }
  }),
)
