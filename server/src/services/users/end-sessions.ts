import { Clock, Effect } from 'effect'
import { systemScope, type Tenant } from '#db/scope.ts'
import { takeSessionsOfCompany, takeSessionsOfUser, type WhichSessions } from '#queries/sessions.ts'
import { closeVisit } from '#services/close-visit.ts'
import { sessionIDOf } from '#services/session.ts'
import { emit } from '#db/database.ts'

/** Ends a user's sessions, all or only these, along with their sockets. */
export const endSessions = Effect.fnUntraced(function* (userID: number, which: WhichSessions = {}) {
  return yield* ended(yield* takeSessionsOfUser(systemScope('sign-in'), userID, which))
})

/** Ends all sessions of a company's users, along with their sockets. */
export const endSessionsOfCompany = Effect.fnUntraced(function* (scope: Tenant) {
  return yield* ended(yield* takeSessionsOfCompany(scope))
})

type Taken = Awaited<ReturnType<typeof takeSessionsOfCompany>>

/** Tells the sockets of these sessions that they are over. */
const ended = Effect.fnUntraced(function* (sessions: Taken) {
  const now = yield* Clock.currentTimeMillis
  for (const { tokenHash, companyID, visitCompanyID } of sessions) {
    if (visitCompanyID !== null) yield* closeVisit(tokenHash, { endedAt: now, endedByID: null })
    for (const company of new Set([companyID, visitCompanyID ?? companyID]))
      yield* emit('force_logout', { sessionID: sessionIDOf(tokenHash) }, { companyID: company })
  }
  return sessions.length
})
