import { Clock, Effect } from 'effect'
import type { Tx } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { takeSessionsOfUser, type WhichSessions } from '#queries/sessions.ts'
import { closeVisit } from '#services/admin/close-visit.ts'
import { sessionIDOf } from '#services/session.ts'

/** Ends a user's sessions, all or these, and their sockets with them. */
export const endSessions = Effect.fnUntraced(function* (tx: Tx, userID: number, which: WhichSessions = {}) {
  const ended = yield* tx.query((db) => takeSessionsOfUser(db, systemScope('sign-in'), userID, which))
  const now = yield* Clock.currentTimeMillis
  for (const { tokenHash, companyID, visitCompanyID } of ended) {
    if (visitCompanyID !== null) yield* closeVisit(tx, tokenHash, { endedAt: now, endedByID: null })
    for (const company of new Set([companyID, visitCompanyID ?? companyID]))
      tx.emit('force_logout', { sessionID: sessionIDOf(tokenHash) }, { companyID: company })
  }
  return ended.length
})
