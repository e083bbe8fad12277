import { Effect } from 'effect'
import { answersGo, CHAT_LASTS_MS, chatToAnswer } from '@xd/core/domain/bubble/session.ts'
import { MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import type { CompanyScope } from '#db/scope.ts'
import { fail, missing } from '#failure.ts'
import { lockChat, ongoingChats, updateChat } from '#queries/bubble-sessions.ts'
import type { LockedConversation } from '#queries/conversations.ts'
import type { MessageRow } from '#queries/messages.ts'
import { type NewMessage, queueMessage } from '#services/messaging/queue-message.ts'
import { requireSendable } from '#services/messaging/may-send.ts'
import { followVisitor } from './follow-visitor.ts'
import { moveToText } from './move-to-text.ts'

const OVER = 'The visitor’s chat is over. Send a text instead.'

/** The chat that an answer is written for, or the one that answers go to, if it can still reach its visitor. */
export const requireChat = Effect.fnUntraced(function* (
  scope: CompanyScope,
  { convoID }: Pick<LockedConversation, 'convoID'>,
  at: number,
  chatID?: number,
) {
  const meant = chatID ?? chatToAnswer(yield* ongoingChats(scope, at, convoID), at)?.sessionID
  const chat = meant === undefined ? undefined : yield* lockChat(scope, meant)
  if (chatID !== undefined && chat?.convoID !== convoID) return yield* missing('chat')
  if (chat === undefined || answersGo(chat, at) === 'nowhere') return yield* fail('chat_over', { sentence: OVER })
  return chat
})

/** Answers a visitor: in the bubble while they are there, by text once a proved visitor has left. */
export const answerChat = Effect.fnUntraced(function* (
  scope: CompanyScope,
  convo: LockedConversation,
  message: NewMessage,
  chatID?: number,
) {
  const { at, body, mediaIDs = [] } = message
  const chat = yield* requireChat(scope, convo, at, chatID)
  if (answersGo(chat, at) === 'text') {
    yield* requireSendable(convo, { channel: 'sms', body, mediaCount: mediaIDs.length })
    yield* moveToText(scope, convo, chat, at)
    return yield* queueMessage(scope, convo, message)
  }
  const said: MessageRow = yield* queueMessage(scope, convo, { ...message, chat })
  yield* updateChat(scope, chat.sessionID, { endsAt: at + CHAT_LASTS_MS })
  if (chat.provedAt !== null) yield* followVisitor({ ...chat, lastMessageID: said.messageID }, at + MINUTE_MS)
  return said
})
