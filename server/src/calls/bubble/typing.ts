import { Clock, Effect } from 'effect'
import { chatState } from '@xd/core/domain/bubble/session.ts'
import { handle } from '#calls/handler.ts'
import { marksOfChats } from '#queries/bubble-sessions.ts'
import { ChatNews } from '#services/bubble/chat-news.ts'
import { chatOfToken } from '#services/bubble/chat-of-token.ts'

export const typing = handle(
  'bubble/typing',
  Effect.fnUntraced(function* ({ sessionToken }, visitor) {
    const { visitorTypes } = yield* ChatNews
    const now = yield* Clock.currentTimeMillis
    const chat = yield* chatOfToken(sessionToken, visitor)
    const [marked] = yield* marksOfChats(chat, [chat.sessionID], now)
    // A blocked phone alerts nobody, but gets the same answer as any other.
    if (marked?.custBlocked === 0 && chatState(chat, now) !== 'ended') visitorTypes(chat)
    return {}
  }),
)
