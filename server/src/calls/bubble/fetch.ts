import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { findOpenBubble } from '#services/bubble/find-bubble.ts'
import { presentVisitor } from '#services/bubble/present-visitor.ts'

export const fetch = handle(
  'bubble/fetch',
  Effect.fnUntraced(function* ({ companyKey, language }, visitor) {
    const bubble = yield* findOpenBubble(companyKey, visitor)
    return { bubble: presentVisitor(bubble, language ?? 'en', yield* Clock.currentTimeMillis) }
  }),
)
