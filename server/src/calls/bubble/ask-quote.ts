import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { askQuote as ask } from '#services/bubble/ask-quote.ts'
import { chatOfToken } from '#services/bubble/chat-of-token.ts'
import { presentChat } from '#services/bubble/present-chat.ts'

export const askQuote = handle(
  'bubble/ask-quote',
  Effect.fnUntraced(function* (input, visitor) {
    const chat = yield* chatOfToken(input.sessionToken, visitor)
    const messageID = yield* ask(chat, input)
    const { answer } = yield* presentChat(chat, messageID - 1)
    return answer
  }),
)
