import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database, emit } from '#db/database.ts'
import { found } from '#failure.ts'
import { labelsOfConversations, replaceConversationLabels } from '#queries/conversation-labels.ts'
import { lockConversation } from '#queries/conversations.ts'
import { chosenLabels } from '#services/labels/chosen-labels.ts'
import { presentConversation } from '#services/inbox/present-conversation.ts'

export const setLabels = handle(
  'customers/conversation/set-labels',
  Effect.fnUntraced(function* ({ convoID, labels, seenLabels }, caller) {
    const { write } = yield* Database
    const convo = yield* write(
      Effect.gen(function* () {
        const row = yield* found(yield* lockConversation(caller, convoID), 'conversation')
        const now = (yield* labelsOfConversations(caller, [convoID])).get(convoID) ?? []
        const kept = yield* chosenLabels(caller, 'conversation', { chosen: labels, seen: seenLabels, now })
        yield* replaceConversationLabels(caller, convoID, kept)
        yield* emit('reload_inbox', { convoID }, { companyID: caller.companyID, storeID: row.storeID })
        return presentConversation(row, kept)
      }),
    )
    return { convo }
  }),
)
