import { Effect } from 'effect'
import { AppConfig } from '#app-config.ts'
import { handle } from '#calls/handler.ts'
import { presentBubble } from '#services/bubble/present-bubble.ts'

export const fetch = handle(
  'settings/chat-bubble/fetch',
  Effect.fnUntraced(function* (_, caller) {
    const { publicURL } = yield* AppConfig
    return yield* presentBubble(caller, publicURL)
  }),
)
