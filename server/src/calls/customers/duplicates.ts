import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { found } from '#failure.ts'
import { findDuplicates } from '#queries/customer-duplicates.ts'
import { findCustomerRow } from '#queries/customers.ts'

export const duplicates = handle(
  'customers/duplicates',
  Effect.fnUntraced(function* ({ customerID }, caller) {
    const row = yield* found(yield* findCustomerRow(caller, customerID), 'customer')
    return { duplicates: yield* findDuplicates(caller, row) }
  }),
)
