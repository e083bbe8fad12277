import { Effect } from 'effect'
import { AppConfig } from '#app-config.ts'
import { handle } from '#calls/handler.ts'
import { presentBubble } from '#services/bubble/present-bubble.ts'
import { saveBubble } from '#services/bubble/save-bubble.ts'

export const save = handle(
  'settings/chat-bubble/save',
  Effect.fnUntraced(function* ({ companyBubbleSettings, expectedVersion }, caller) {
    const { publicURL } = yield* AppConfig
    yield* saveBubble(caller, companyBubbleSettings, expectedVersion ?? undefined)
    return yield* presentBubble(caller, publicURL)
  }),
)
