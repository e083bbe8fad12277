import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { changeConversation } from '#services/inbox/change-conversation.ts'

export const read = handle(
  'customers/conversation/read',
  Effect.fnUntraced(function* ({ convoID, unread }, caller) {
    const convo = yield* changeConversation(caller, convoID, ({ convoUnread }) => ({
      convoUnread: unread === true ? Math.max(1, convoUnread) : 0,
    }))
    return { convo }
  }),
)
