import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { changeConversation } from '#services/inbox/change-conversation.ts'

export const setFlag = handle(
  'customers/conversation/set-flag',
  Effect.fnUntraced(function* ({ convoID, flag }, caller) {
    return { convo: yield* changeConversation(caller, convoID, () => ({ convoFlag: flag })) }
  }),
)
