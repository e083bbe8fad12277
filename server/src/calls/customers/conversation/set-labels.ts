import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { found } from '#failure.ts'
import { replaceConversationLabels } from '#queries/conversation-labels.ts'
import { lockConversation } from '#queries/conversations.ts'
import { requireLabels } from '#services/labels/require-labels.ts'
import { presentConversation } from '#services/inbox/present-conversation.ts'

export const setLabels = handle(
  'customers/conversation/set-labels',
  Effect.fnUntraced(function* ({ convoID, labels }, caller) {
    const { write } = yield* Database
    const convo = yield* write(
      Effect.fnUntraced(function* (tx) {
        const row = yield* found(yield* tx.query((db) => lockConversation(db, caller, convoID)), 'conversation')
        const known = yield* requireLabels(tx, caller, 'conversation', labels)
        yield* tx.query((db) => replaceConversationLabels(db, caller, convoID, known))
        tx.emit('reload_inbox', { convoID }, { companyID: caller.companyID, storeID: row.storeID })
        return presentConversation(row, known)
      }),
    )
    return { convo }
  }),
)
