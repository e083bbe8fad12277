import { Clock, Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { panelText } from '@xd/core/domain/bubble/panel-text.ts'
import { chatState } from '@xd/core/domain/bubble/session.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import { Database } from '#db/database.ts'
import type { Transaction } from '#db/transaction.ts'
import type { CompanyScope } from '#db/scope.ts'
import { fail, found, missing } from '#failure.ts'
import { takeUploads } from '#queries/bubble-messages.ts'
import { type ChatRow, lockChat } from '#queries/bubble-sessions.ts'
import { lockConversation } from '#queries/conversations.ts'
import { findClientMessage, type MessageRow } from '#queries/messages.ts'
import { keyInChat } from './present-chat.ts'
import { noteWords, requireWords, writeWords } from './visitor-words.ts'

/** Fails once a chat is over, in the visitor’s language. */
export const requireGoingOn = (chat: ChatRow, now: number, language: Language) =>
  chatState(chat, now) === 'ended' ? fail('chat_over', { sentence: panelText(language).ended }) : Effect.void

/** A visitor's next message. Repeating it writes it once. */
export const sayInChat = Effect.fnUntraced(function* (
  chatFound: ChatRow,
  { body, clientMessageID, media, language }: Input<'bubble/send'>,
  /** Further effects of the message, in the same transaction. */
  makes: (scope: CompanyScope, message: MessageRow) => Effect.Effect<void, never, Database | Transaction> = () =>
    Effect.void,
) {
  const { write } = yield* Database
  const at = yield* Clock.currentTimeMillis
  const { companyID, storeID, convoID, sessionID } = chatFound
  const scope: CompanyScope = { companyID, storeIDs: [storeID] }
  const wanted = [...new Set(media ?? [])]
  const spoken = language ?? chatFound.language
  yield* requireGoingOn(chatFound, at, spoken)
  yield* requireWords('body', body, spoken, wanted.length)
  const key = keyInChat(sessionID, clientMessageID)
  return yield* write(
    Effect.gen(function* () {
      const convo = yield* found(yield* lockConversation(scope, convoID), 'chat')
      // Nobody would read it there.
      if (convo.storeEnabled === 0 || convo.storeDeleted === 1)
        return yield* fail('chat_over', { sentence: panelText(spoken).ended })
      const chat = yield* found(yield* lockChat(scope, sessionID), 'chat')
      const sent = yield* findClientMessage(scope, convoID, key)
      if (sent) return sent.messageID
      const mediaIDs = yield* takeUploads(chat, wanted)
      if (mediaIDs.length < wanted.length) return yield* missing('picture')
      const message = yield* writeWords(scope, convo, { body, at, clientMessageID: key })
      yield* noteWords(scope, convo, chat, message, mediaIDs)
      yield* makes(scope, message)
      return message.messageID
    }),
  )
})
