import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { ownSessions } from '#services/users/own-sessions.ts'

export const list = handle(
  'auth/sessions/list',
  Effect.fnUntraced(function* (_, caller) {
    const now = yield* Clock.currentTimeMillis
    return { sessions: yield* ownSessions(caller, now) }
  }),
)
