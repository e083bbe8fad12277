import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database, emit } from '#db/database.ts'
import { deleteSession } from '#queries/sessions.ts'
import { closeVisit } from '#services/close-visit.ts'
import { sessionIDOf } from '#services/session.ts'

export const logout = handle(
  'auth/logout',
  Effect.fnUntraced(function* (_, caller) {
    const { write } = yield* Database
    const { tokenHash } = caller.session
    const now = yield* Clock.currentTimeMillis
    yield* write(
      Effect.gen(function* () {
        yield* deleteSession(tokenHash)
        yield* closeVisit(tokenHash, { endedAt: now, endedByID: null })
        // The session may be open in other tabs, so they must hear of it.
        const home = caller.session.visit?.homeCompanyID ?? caller.companyID
        for (const companyID of new Set([caller.companyID, home]))
          yield* emit('force_logout', { sessionID: sessionIDOf(tokenHash) }, { companyID })
      }),
    )
    caller.cookie.clear()
    return {}
  }),
)
