import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { found } from '#failure.ts'
import { findConversationOf } from '#queries/conversations.ts'
import { presentWithLabels } from '#services/messaging/present-conversation.ts'

export const fetchConversation = handle(
  'customers/conversation/fetch',
  Effect.fnUntraced(function* (input, caller) {
    const { read } = yield* Database
    const row = yield* found(yield* read((db) => findConversationOf(db, caller, input)))
    return { convo: yield* read((db) => presentWithLabels(db, caller, row)) }
  }),
)
