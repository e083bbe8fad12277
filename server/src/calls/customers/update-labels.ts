import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database, emit } from '#db/database.ts'
import { found } from '#failure.ts'
import { labelsOfCustomers, replaceCustomerLabels } from '#queries/customer-labels.ts'
import { findCustomer, lockCustomer } from '#queries/customers.ts'
import { customerSeenBy } from '#services/inbox/as-seen-by.ts'
import { chosenLabels } from '#services/labels/chosen-labels.ts'

export const updateLabels = handle(
  'customers/update-labels',
  Effect.fnUntraced(function* ({ customerID, labels, seenLabels }, caller) {
    const { write } = yield* Database
    const customer = yield* write(
      Effect.gen(function* () {
        yield* found(yield* lockCustomer(caller, customerID), 'customer')
        const now = (yield* labelsOfCustomers(caller, [customerID])).get(customerID) ?? []
        const kept = yield* chosenLabels(caller, 'customer', { chosen: labels, seen: seenLabels, now })
        yield* replaceCustomerLabels(caller, customerID, kept)
        yield* emit('reload_customer', { custID: customerID }, { companyID: caller.companyID })
        return yield* found(yield* findCustomer(caller, customerID), 'customer')
      }),
    )
    return { customer: customerSeenBy(caller.permissions, customer) }
  }),
)
