import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { ownSessions } from '#services/users/own-sessions.ts'

export const list = handle(
  'auth/sessions/list',
  Effect.fnUntraced(function* (_, caller) {
    const { read } = yield* Database
    const now = yield* Clock.currentTimeMillis
    return { sessions: yield* ownSessions(caller, now) }
  }),
)
