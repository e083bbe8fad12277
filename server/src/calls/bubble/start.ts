import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { presentChat } from '#services/bubble/present-chat.ts'
import { startChat } from '#services/bubble/start-chat.ts'
import { pretendToStart } from '#services/bubble/pretend-to-start.ts'

export const start = handle(
  'bubble/start',
  Effect.fnUntraced(function* (input, visitor) {
    if (typeof input.website === 'string' && input.website !== '') return yield* pretendToStart(input, visitor)
    const { sessionToken, chat } = yield* startChat(input, visitor)
    const { answer } = yield* presentChat(chat, 0)
    return { sessionToken, ...answer }
  }),
)
