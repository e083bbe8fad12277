import { Effect } from 'effect'
import type { CompanyScope } from '#db/scope.ts'
import { lockChat, ongoingChats, updateChat } from '#queries/bubble-sessions.ts'
import { lockConversation } from '#queries/conversations.ts'
import { moveToText } from './move-to-text.ts'
import { emit } from '#db/database.ts'

/** Ends all chats of a company that turns its bubble off. Proved visitors get their unread messages by text. */
export const endChats = Effect.fnUntraced(function* (companyID: number, at: number) {
  for (const { sessionID, storeID, convoID, provedAt } of yield* ongoingChats({ companyID }, at)) {
    const scope: CompanyScope = { companyID, storeIDs: [storeID] }
    const convo = yield* lockConversation(scope, convoID)
    const chat = yield* lockChat(scope, sessionID)
    if (convo === undefined || chat === undefined) continue
    if (provedAt !== null) yield* moveToText(scope, convo, chat, at)
    yield* updateChat(scope, sessionID, { endsAt: at })
    yield* emit('reload_convo_sms', { convoID }, { companyID, storeID })
  }
})
