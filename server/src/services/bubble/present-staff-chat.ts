import { answersGo, chatState } from '@xd/core/domain/bubble/session.ts'
import type { Db } from '#db/connect.ts'
import type { CompanyScope } from '#db/scope.ts'
import { lastChatOf } from '#queries/bubble-sessions.ts'

/** The last chat in a conversation, as staff see it; null if there was none. */
export const presentStaffChat = async (
  db: Db,
  scope: CompanyScope,
  { convoID }: { readonly convoID: number },
  now: number,
) => {
  const chat = await lastChatOf(db, scope, convoID)
  return chat === undefined
    ? null
    : { state: chatState(chat, now), visitorName: chat.visitorName, answersGo: answersGo(chat, now) }
}
