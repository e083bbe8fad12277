import { Clock, Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { handle } from '#calls/handler.ts'
import { presentChat } from '#services/bubble/present-chat.ts'
import { startChat } from '#services/bubble/start-chat.ts'
import type { Visitor } from '#caller.ts'
import { newToken } from '#services/session.ts'
import { findOpenBubble } from '#services/bubble/find-bubble.ts'

/** The answer to a bot that filled in the hidden field: success. Nothing is written. */
const pretendToStart = Effect.fnUntraced(function* (
  { companyKey, storeID, message }: Input<'bubble/start'>,
  visitor: Visitor,
) {
  yield* findOpenBubble(companyKey, visitor)
  const at = yield* Clock.currentTimeMillis
  const said = { messageID: 1, from: 'visitor', body: message, at, pictures: [], clientMessageID: null } as const
  return {
    sessionToken: newToken(),
    messages: [said],
    chat: { state: 'unproved' as const, storeID, code: null, seen: false, typing: false },
  }
})

export const start = handle(
  'bubble/start',
  Effect.fnUntraced(function* (input, visitor) {
    if (typeof input.website === 'string' && input.website !== '') return yield* pretendToStart(input, visitor)
    const { sessionToken, chat } = yield* startChat(input, visitor)
    const { answer } = yield* presentChat(chat, 0)
    return { sessionToken, ...answer }
  }),
)
