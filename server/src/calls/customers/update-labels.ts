import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { found } from '#failure.ts'
import { replaceCustomerLabels } from '#queries/customer-labels.ts'
import { findCustomer, lockCustomer } from '#queries/customers.ts'
import { requireLabels } from '#services/labels/require-labels.ts'

export const updateLabels = handle(
  'customers/update-labels',
  Effect.fnUntraced(function* ({ customerID, labels }, caller) {
    const { write } = yield* Database
    const customer = yield* write((tx) =>
      Effect.gen(function* () {
        yield* found(yield* tx.query((db) => lockCustomer(db, caller, customerID)), 'customer')
        const known = yield* requireLabels(tx, caller, 'customer', labels)
        yield* tx.query((db) => replaceCustomerLabels(db, caller, customerID, known))
        tx.emit('reload_customer', { custID: customerID }, { companyID: caller.companyID })
        return yield* found(yield* tx.query((db) => findCustomer(db, caller, customerID)), 'customer')
      }),
    )
    return { customer }
  }),
)
