import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { found } from '#failure.ts'
import { findDuplicates } from '#queries/customer-duplicates.ts'
import { findCustomerRow } from '#queries/customers.ts'

export const duplicates = handle(
  'customers/duplicates',
  Effect.fnUntraced(function* ({ customerID }, caller) {
    const { read } = yield* Database
    const row = yield* found(yield* findCustomerRow(caller, customerID), 'customer')
    return { duplicates: yield* findDuplicates(caller, row) }
  }),
)
