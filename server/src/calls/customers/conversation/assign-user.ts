import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { found, missing } from '#failure.ts'
import { findConversation, worksAtStore } from '#queries/conversations.ts'
import { changeConversation } from '#services/inbox/change-conversation.ts'

export const assignUser = handle(
  'customers/conversation/assign-user',
  Effect.fnUntraced(function* ({ convoID, userID }, caller) {
    const { storeID } = yield* found(yield* findConversation(caller, convoID), 'conversation')
    if (userID !== null && !(yield* worksAtStore(caller, userID, storeID))) return yield* missing('user')
    return { convo: yield* changeConversation(caller, convoID, () => ({ convoAssignedUserID: userID })) }
  }),
)
