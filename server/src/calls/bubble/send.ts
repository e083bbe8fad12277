import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { chatOfToken } from '#services/bubble/chat-of-token.ts'
import { presentChat } from '#services/bubble/present-chat.ts'
import { sayInChat } from '#services/bubble/say-in-chat.ts'

export const send = handle(
  'bubble/send',
  Effect.fnUntraced(function* (input, visitor) {
    const chat = yield* chatOfToken(input.sessionToken, visitor)
    const messageID = yield* sayInChat(chat, input)
    const { answer } = yield* presentChat(chat, messageID - 1)
    return answer
  }),
)
