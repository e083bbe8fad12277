import { Clock, Effect } from 'effect'
import { NO_CODE } from '@xd/core/domain/bubble/proof.ts'
import { chatState } from '@xd/core/domain/bubble/session.ts'
import { AppConfig } from '#app-config.ts'
import { messagesOfChat } from '#queries/bubble-messages.ts'
import { type ChatRow, marksOfChats } from '#queries/bubble-sessions.ts'
import { storeCanText } from '#queries/bubble-places.ts'
import { mediaOfMessages } from '#queries/message-media.ts'
import { carrierPath } from '#services/messaging/carrier-path.ts'
import { Texting } from '#providers/texting/texting.ts'
import { ChatNews, isSeen, isTyping, markOf } from './chat-news.ts'

/** More than fit in a panel; the rest comes with the next request. */
const AT_ONCE = 100

/** A visitor’s own key, without the prefix that keeps it apart from those of staff. */
export const keyInChat = (sessionID: number, clientMessageID: string): string =>
  `bubble/${sessionID}/${clientMessageID}`

const ownKey = (sessionID: number, kept: string | null): string | null => {
  const prefix = keyInChat(sessionID, '')
  return kept?.startsWith(prefix) ? kept.slice(prefix.length) : null
}

/** A chat as its visitor sees it, after a given message, and the mark that tells when it has changed. */
export const presentChat = Effect.fnUntraced(function* ({ companyID, sessionID, storeID }: ChatRow, after: number) {
  const { secretKey } = yield* AppConfig
  const { on } = yield* Texting
  const { isAnswering } = yield* ChatNews
  const now = yield* Clock.currentTimeMillis
  const chat = (yield* marksOfChats({ companyID }, [sessionID], now))[0]!
  const typing = isTyping(chat, isAnswering(companyID, chat.convoID))
  const rows = yield* messagesOfChat({ companyID, sessionID }, after, AT_ONCE)
  const scope = { companyID, storeIDs: [storeID] }
  const media = yield* mediaOfMessages(
    scope,
    rows.map(({ messageID }) => messageID),
  )
  const canProve = on && (yield* storeCanText(scope, storeID))
  const messages = rows.map(({ messageID, messageDirection, messageBody, messageAt, clientMessageID }) => ({
    messageID,
    from: messageDirection === 'in' ? ('visitor' as const) : ('store' as const),
    body: messageBody,
    at: messageAt,
    pictures: media
      .filter((picture) => picture.messageID === messageID)
      .map(({ mediaKey, width, height }) => ({ url: carrierPath(secretKey, mediaKey, now), width, height })),
    clientMessageID: ownKey(sessionID, clientMessageID),
  }))
  return {
    mark: markOf(chat, typing),
    answer: {
      messages,
      chat: {
        state: chatState(chat, now),
        storeID,
        code: chat.provedAt === null && canProve && chat.code !== NO_CODE ? chat.code : null,
        seen: isSeen(chat),
        typing,
      },
    },
  }
})
