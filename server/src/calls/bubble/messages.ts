import { Clock, Effect } from 'effect'
import { NEWS_WAIT_MS } from '@xd/core/domain/bubble/session.ts'
import { handle } from '#calls/handler.ts'
import { ChatNews } from '#services/bubble/chat-news.ts'
import { chatOfToken } from '#services/bubble/chat-of-token.ts'
import { noteVisitor } from '#services/bubble/note-visitor.ts'
import { presentChat } from '#services/bubble/present-chat.ts'

export const messages = handle(
  'bubble/messages',
  Effect.fnUntraced(function* ({ sessionToken, after, wait, state, seen, typing }, visitor) {
    const { waitFor } = yield* ChatNews
    const chat = yield* chatOfToken(sessionToken, visitor)
    const since = after ?? 0
    yield* noteVisitor(chat, since, yield* Clock.currentTimeMillis)
    const { answer, mark } = yield* presentChat(chat, since)
    const isNews =
      answer.messages.length > 0 ||
      (state !== undefined && state !== null && state !== answer.chat.state) ||
      (seen !== undefined && seen !== null && seen !== answer.chat.seen) ||
      (typing !== undefined && typing !== null && typing !== answer.chat.typing)
    if (isNews || wait !== true || answer.chat.state === 'ended') return answer
    yield* waitFor(chat.companyID, chat.sessionID, mark, NEWS_WAIT_MS)
    return (yield* presentChat(chat, since)).answer
  }),
)
