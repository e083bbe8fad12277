import { Effect } from 'effect'
import { BUBBLE_MAX_CHARACTERS } from '@xd/core/domain/bubble/limits.ts'
import { panelText } from '@xd/core/domain/bubble/panel-text.ts'
import { CHAT_LASTS_MS } from '@xd/core/domain/bubble/session.ts'
import { hasCardNumber } from '@xd/core/domain/text/card-number.ts'
import { foldText } from '@xd/core/domain/text/fold.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import type { CompanyScope } from '#db/scope.ts'
import { invalid } from '#failure.ts'
import { linkToChat } from '#queries/bubble-messages.ts'
import { updateChat } from '#queries/bubble-sessions.ts'
import type { LockedConversation } from '#queries/conversations.ts'
import { attachMedia } from '#queries/message-media.ts'
import { insertMessage, type MessageRow } from '#queries/messages.ts'
import { flagOptOut } from '#services/messaging/flag-opt-out.ts'
import { noteInConversation } from '#services/messaging/incoming-conversation.ts'

/** Fails for text that is not allowed in a chat. */
export const requireWords = (field: string, body: string, language: Language, pictures = 0) => {
  const words = panelText(language)
  const refuse = (sentence: string) => invalid({ [field]: sentence })
  if (body.trim() === '' && pictures === 0) return refuse(words.required)
  if (body.length > BUBBLE_MAX_CHARACTERS) return refuse(words.tooLong)
  return hasCardNumber(body) ? refuse(words.cardNumber) : Effect.void
}

/** A visitor’s message in the phone’s conversation. */
export const writeWords = (
  { companyID }: CompanyScope,
  { convoID, storeID, custID }: LockedConversation,
  { body, at, clientMessageID }: { body: string; at: number; clientMessageID: string | null },
) => {
  const messageBody = body.trim()
  return insertMessage({
    companyID,
    storeID,
    convoID,
    custID,
    messageDirection: 'in',
    messageChannel: 'web',
    messageSubject: null,
    messageBody,
    messageSearch: foldText(messageBody),
    messageStatus: 'received',
    messageAt: at,
    clientMessageID,
  })
}

/** Puts a visitor’s message into their chat, and the conversation at the top of the inbox. */
export const noteWords = Effect.fnUntraced(function* (
  scope: CompanyScope,
  convo: LockedConversation,
  chat: { readonly sessionID: number; readonly provedAt: number | null },
  message: MessageRow,
  mediaIDs: readonly number[] = [],
) {
  const { messageID, messageAt: at } = message
  const place = { companyID: scope.companyID, sessionID: chat.sessionID }
  yield* linkToChat(place, messageID, at)
  yield* attachMedia(scope, messageID, mediaIDs)
  const heard = { lastMessageID: messageID, seenAt: at, endsAt: at + CHAT_LASTS_MS }
  yield* updateChat(scope, chat.sessionID, heard)
  const unproved = chat.provedAt === null
  // Anyone can type a phone number, but only its owner can ask for its owner.
  if (!unproved) yield* flagOptOut(scope, convo, message)
  yield* noteInConversation(scope, convo, { message, asksForAnswer: true, unproved })
})
