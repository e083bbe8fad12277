import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { found } from '#failure.ts'
import { insertAudit } from '#queries/audit.ts'
import { findCustomer, updateCustomer } from '#queries/customers.ts'

export const block = handle(
  'customers/block',
  Effect.fnUntraced(function* ({ customerID, blocked }, caller) {
    const { write } = yield* Database
    const { companyID, userID, ip } = caller
    const at = yield* Clock.currentTimeMillis
    const custBlocked = blocked === false ? 0 : 1
    const customer = yield* write((tx) =>
      Effect.gen(function* () {
        const before = yield* found(yield* tx.query((db) => findCustomer(db, caller, customerID)))
        if (before.custBlocked === (custBlocked === 1)) return before
        yield* tx.query(async (db) => {
          await updateCustomer(db, caller, customerID, { custBlocked })
          const action = custBlocked === 1 ? 'customer-block' : 'customer-unblock'
          await insertAudit(db, { companyID, at, actorUserID: userID, subjectUserID: userID, action, target: `customer/${customerID}`, ip })
        })
        tx.emit('reload_customer', { custID: customerID }, { companyID })
        return { ...before, custBlocked: custBlocked === 1 }
      }),
    )
    return { customer }
  }),
)
