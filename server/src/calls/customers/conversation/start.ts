import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database, emit } from '#db/database.ts'
import { found } from '#failure.ts'
import { findConversationOf, insertConversation } from '#queries/conversations.ts'
import { findCustomer } from '#queries/customers.ts'
import { customerSeenBy } from '#services/inbox/as-seen-by.ts'
import { presentWithLabels } from '#services/inbox/present-conversation.ts'

export const start = handle(
  'customers/conversation/start',
  Effect.fnUntraced(function* ({ custID, storeID }, caller) {
    const { write } = yield* Database
    const at = yield* Clock.currentTimeMillis
    return yield* write(
      Effect.gen(function* () {
        const made = yield* insertConversation(caller, { custID, storeID, convoStatus: 'active', at })
        const row = yield* found(yield* findConversationOf(caller, { custID, storeID }), 'conversation')
        if (made) yield* emit('reload_inbox', { convoID: row.convoID }, { companyID: caller.companyID, storeID })
        const customer = yield* found(yield* findCustomer(caller, custID), 'customer')
        return {
          convo: yield* presentWithLabels(caller, row),
          customer: customerSeenBy(caller.permissions, customer),
        }
      }),
    )
  }),
)
