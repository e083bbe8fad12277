import { Effect } from 'effect'
import { SECOND_MS } from '@xd/core/domain/time/spans.ts'
import { Database, emit } from '#db/database.ts'
import { markReadInChat, unreadInChat } from '#queries/bubble-messages.ts'
import { type ChatRow, lockChat, updateChat } from '#queries/bubble-sessions.ts'

/** How precisely a visitor's presence is recorded: not with every request. */
const NOTED_MS = 10 * SECOND_MS

/** Records that a visitor is there and what they have received, for staff to see. */
export const noteVisitor = Effect.fnUntraced(function* (chat: ChatRow, after: number, now: number) {
  const { write } = yield* Database
  const [first] = yield* unreadInChat(chat)
  const hasRead = first !== undefined && first <= after
  if (!hasRead && now - chat.seenAt < NOTED_MS) return
  const { companyID, storeID, convoID, sessionID } = chat
  yield* write(
    Effect.gen(function* () {
      // If the chat moves to text at the same moment, that happens first, or finds nothing unread.
      yield* lockChat(chat, sessionID)
      yield* updateChat(chat, sessionID, { seenAt: now })
      const messageIDs = hasRead ? yield* markReadInChat(chat, after, now) : []
      for (const messageID of messageIDs)
        yield* emit('sms_status_update', { convoID, messageID, messageStatus: 'delivered' }, { companyID, storeID })
    }),
  )
})
