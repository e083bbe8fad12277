import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { fail, found } from '#failure.ts'
import { replaceCustomerLabels } from '#queries/customer-labels.ts'
import { findCustomer, lockCustomer } from '#queries/customers.ts'
import { knownLabels } from '#queries/labels.ts'

const LABEL_GONE = 'A label was not found. It may have been deleted.'

export const updateLabels = handle(
  'customers/update-labels',
  Effect.fnUntraced(function* ({ customerID, labels }, caller) {
    const { write } = yield* Database
    const labelIDs = [...new Set(labels)]
    const customer = yield* write((tx) =>
      Effect.gen(function* () {
        yield* found(yield* tx.query((db) => lockCustomer(db, caller, customerID)))
        const known = yield* tx.query((db) => knownLabels(db, caller, 'customer', labelIDs))
        if (known.length < labelIDs.length) return yield* fail('not_found', { sentence: LABEL_GONE })
        yield* tx.query((db) => replaceCustomerLabels(db, caller, customerID, known))
        tx.emit('reload_customer', { custID: customerID }, { companyID: caller.companyID })
        return yield* found(yield* tx.query((db) => findCustomer(db, caller, customerID)))
      }),
    )
    return { customer }
  }),
)
