import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { found } from '#failure.ts'
import { findCustomer } from '#queries/customers.ts'

export const fetch = handle(
  'customers/fetch',
  Effect.fnUntraced(function* ({ customerID }, caller) {
    return { customer: yield* found(yield* findCustomer(caller, customerID), 'customer') }
  }),
)
