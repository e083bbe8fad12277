import { answersGo, chatState, chatToAnswer } from '@xd/core/domain/bubble/session.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import type { CompanyScope } from '#db/scope.ts'
import { type ChatRow, lastChatOf, ongoingChats } from '#queries/bubble-sessions.ts'

const presented = (chat: ChatRow, now: number) => ({
  chatID: chat.sessionID,
  state: chatState(chat, now),
  visitorName: chat.visitorName,
  answersGo: answersGo(chat, now),
  startedAt: chat.startedAt,
})

/** A conversation's chats as staff see them: the open ones, and the one answers go to or else the last one. */
export const presentStaffChats = query(
  async (db: Db, scope: CompanyScope, { convoID }: { readonly convoID: number }, now: number) => {
    const ongoing = await ongoingChats(db, scope, now, convoID)
    const chat = chatToAnswer(ongoing, now) ?? (await lastChatOf(db, scope, convoID))
    return { chat: chat === undefined ? null : presented(chat, now), chats: ongoing.map((one) => presented(one, now)) }
  },
)
