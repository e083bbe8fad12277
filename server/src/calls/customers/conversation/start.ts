import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { found } from '#failure.ts'
import { findConversationOf, insertConversation } from '#queries/conversations.ts'
import { presentWithLabels } from '#services/inbox/present-conversation.ts'

export const start = handle(
  'customers/conversation/start',
  Effect.fnUntraced(function* ({ custID, storeID }, caller) {
    const { write } = yield* Database
    const at = yield* Clock.currentTimeMillis
    const convo = yield* write(
      Effect.fnUntraced(function* (tx) {
        const made = yield* tx.query((db) =>
          insertConversation(db, caller, { custID, storeID, convoStatus: 'active', at }),
        )
        const row = yield* found(
          yield* tx.query((db) => findConversationOf(db, caller, { custID, storeID })),
          'conversation',
        )
        if (made) tx.emit('reload_inbox', { convoID: row.convoID }, { companyID: caller.companyID, storeID })
        return yield* tx.query((db) => presentWithLabels(db, caller, row))
      }),
    )
    return { convo }
  }),
)
