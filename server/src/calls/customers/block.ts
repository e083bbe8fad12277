import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database, emit } from '#db/database.ts'
import { found } from '#failure.ts'
import { findCustomer, updateCustomer } from '#queries/customers.ts'
import { audit } from '#services/audit.ts'
import { customerSeenBy } from '#services/inbox/as-seen-by.ts'

export const block = handle(
  'customers/block',
  Effect.fnUntraced(function* ({ customerID, blocked }, caller) {
    const { write } = yield* Database
    const custBlocked = blocked !== false
    const customer = yield* write(
      Effect.gen(function* () {
        const before = yield* found(yield* findCustomer(caller, customerID), 'customer')
        if (before.custBlocked === custBlocked) return before
        yield* updateCustomer(caller, customerID, { custBlocked: custBlocked ? 1 : 0 })
        yield* audit(caller, {
          action: custBlocked ? 'customer-block' : 'customer-unblock',
          target: `customer/${customerID}`,
        })
        yield* emit('reload_customer', { custID: customerID }, { companyID: caller.companyID })
        return { ...before, custBlocked }
      }),
    )
    return { customer: customerSeenBy(caller.permissions, customer) }
  }),
)
