import { Clock, Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import type { Visitor } from '#caller.ts'
import { newToken } from '#services/session.ts'
import { findOpenBubble } from './find-bubble.ts'

/** The answer to a bot that filled in the hidden field: success. Nothing is written. */
export const pretendToStart = Effect.fnUntraced(function* (
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
