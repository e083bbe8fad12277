import { Effect, Option } from 'effect'
import type { CompanyScope } from '#db/scope.ts'
import { setRead, unreadInChat } from '#queries/bubble-messages.ts'
import { type ChatRow, updateChat } from '#queries/bubble-sessions.ts'
import type { LockedConversation } from '#queries/conversations.ts'
import { becomeText } from '#queries/messages.ts'
import { requireReachable } from '#services/messaging/may-send.ts'
import { enqueueSend, newSendKey } from '#services/messaging/queue-message.ts'
import { emit } from '#db/database.ts'

/**
 * From now on, answers go to a proved visitor's phone. The answers not received in the bubble are sent first, each
 * once. A visitor who has opted out since gets none, and finds them in the bubble.
 */
export const moveToText = Effect.fnUntraced(function* (
  scope: CompanyScope,
  convo: LockedConversation,
  chat: ChatRow,
  at: number,
) {
  if (Option.isNone(yield* Effect.option(requireReachable(convo)))) return
  const { companyID } = scope
  const { convoID, storeID } = convo
  if (chat.movedAt === null) yield* updateChat(scope, chat.sessionID, { movedAt: at })
  const messageIDs = yield* unreadInChat(chat)
  for (const messageID of messageIDs) {
    const sendKey = newSendKey()
    const message = yield* becomeText(scope, messageID, sendKey)
    yield* enqueueSend(message, { messageID, sendKey })
  }
  if (messageIDs.length > 0) yield* setRead({ companyID, messageIDs }, at)
  yield* emit('reload_convo_sms', { convoID }, { companyID, storeID })
  yield* emit('reload_inbox', { convoID }, { companyID, storeID })
})
