import { Clock, Effect } from 'effect'
import { answersGo } from '@xd/core/domain/bubble/session.ts'
import { MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import { Database, enqueue } from '#db/database.ts'
import type { CompanyScope } from '#db/scope.ts'
import { unreadInChat } from '#queries/bubble-messages.ts'
import { type ChatRow, convoOfChat, lockChat } from '#queries/bubble-sessions.ts'
import { lockConversation } from '#queries/conversations.ts'
import { moveToText } from './move-to-text.ts'

/** The job’s payload. */
export interface FollowVisitorJob {
  readonly sessionID: number
  readonly storeID: number
  readonly convoID: number
}

/** Makes sure that messages reach a proved visitor who leaves: checks later whether they are gone. */
export const followVisitor = (chat: ChatRow, runAt: number) => {
  const { companyID, sessionID, storeID, convoID, lastMessageID } = chat
  const payload: FollowVisitorJob = { sessionID, storeID, convoID }
  const uniqueKey = `follow-visitor/${sessionID}/${lastMessageID}/${runAt}`
  return enqueue({ companyID, kind: 'follow-visitor', uniqueKey, payload, runAt })
}

/**
 * Moves a chat to text if its visitor left with staff messages unread. Returns when to look again; undefined if
 * everything is read, moved or over.
 */
export const followUp = Effect.fnUntraced(function* (
  companyID: number,
  { sessionID, storeID, convoID: begun }: FollowVisitorJob,
) {
  const { write } = yield* Database
  const now = yield* Clock.currentTimeMillis
  const scope: CompanyScope = { companyID, storeIDs: [storeID] }
  return yield* write(
    Effect.gen(function* () {
      const convoID = (yield* convoOfChat(scope, sessionID)) ?? begun
      const convo = yield* lockConversation(scope, convoID)
      const chat = yield* lockChat(scope, sessionID)
      if (convo === undefined || chat === undefined) return undefined
      if ((yield* unreadInChat(chat)).length === 0) return undefined
      if (answersGo(chat, now) === 'text') return yield* moveToText(scope, convo, chat, now)
      return answersGo(chat, now) === 'bubble' ? MINUTE_MS : undefined
    }),
  )
})
