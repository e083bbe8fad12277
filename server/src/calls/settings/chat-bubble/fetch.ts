import { Effect } from 'effect'
import { AppConfig } from '#app-config.ts'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { presentBubble } from '#services/bubble/present-bubble.ts'

export const fetch = handle(
  'settings/chat-bubble/fetch',
  Effect.fnUntraced(function* (_, caller) {
    const { read } = yield* Database
    const { publicURL } = yield* AppConfig
    return yield* presentBubble(caller, publicURL)
  }),
)
