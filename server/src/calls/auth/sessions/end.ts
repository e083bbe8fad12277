import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { missing } from '#failure.ts'
import { sessionsOfUser } from '#queries/sessions.ts'
import { audit } from '#services/audit.ts'
import { IDLE_MS, sessionIDOf } from '#services/session.ts'
import { endSessions } from '#services/users/end-sessions.ts'
import { ownSessions } from '#services/users/own-sessions.ts'

export const end = handle(
  'auth/sessions/end',
  Effect.fnUntraced(function* ({ sessionID }, caller) {
    const { write } = yield* Database
    const now = yield* Clock.currentTimeMillis
    const { userID, session } = caller
    yield* write(
      Effect.gen(function* () {
        const looked = { now, idleSince: now - IDLE_MS }
        const all = yield* sessionsOfUser(systemScope('sign-in'), userID, looked)
        const others = all.filter(({ tokenHash }) => tokenHash !== session.tokenHash)
        const ended = others.filter(({ tokenHash }) => (sessionID ?? sessionIDOf(tokenHash)) === sessionIDOf(tokenHash))
        if (typeof sessionID === 'string' && ended.length === 0) return yield* missing('session')
        const hashes = ended.map(({ tokenHash }) => tokenHash)
        yield* endSessions(userID, { only: hashes })
        yield* audit(caller, {
          action: 'sessions-end',
          target: `user/${userID}`,
          detail: { sessionsEnded: hashes.length },
        })
      }),
    )
    return { sessions: yield* ownSessions(caller, now) }
  }),
)
