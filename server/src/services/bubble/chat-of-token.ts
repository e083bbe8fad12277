import { Effect } from 'effect'
import type { Visitor } from '#caller.ts'
import { systemScope } from '#db/scope.ts'
import { found } from '#failure.ts'
import { findBubble } from '#queries/bubble-settings.ts'
import { findChatOfToken } from '#queries/bubble-sessions.ts'
import { hashToken } from '#services/session.ts'
import { requireOnSite } from './find-bubble.ts'

/** The chat that a token belongs to. */
export const chatOfToken = Effect.fnUntraced(function* (token: string, visitor: Pick<Visitor, 'foreignOrigin'>) {
  const chat = yield* found(yield* findChatOfToken(systemScope('bubble'), hashToken(token)), 'chat')
  if (visitor.foreignOrigin !== undefined) yield* requireOnSite((yield* findBubble(chat)).settings, visitor)
  return chat
})
