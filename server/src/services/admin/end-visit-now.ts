import { Effect } from 'effect'
import type { Caller } from '#caller.ts'
import { found } from '#failure.ts'
import { findVisit } from '#queries/support-visits.ts'
import { closeVisit } from '#services/close-visit.ts'
import { audit } from '#services/audit.ts'
import { endSessions } from '#services/users/end-sessions.ts'

/** Throws a visitor out: their session ends along with its sockets, and they have to sign in again. */
export const endVisitNow = Effect.fnUntraced(function* (caller: Caller, visitID: number, now: number) {
  const visit = yield* found(yield* findVisit(caller, visitID), 'visit')
  if (visit.endedAt === null && visit.expiresAt > now && visit.standing !== null) {
    const { userID, tokenHash, reason, userNickname, userUsername } = visit
    yield* closeVisit(tokenHash, { endedAt: now, endedByID: caller.userID })
    yield* endSessions(userID, { only: [tokenHash] })
    yield* audit(caller, {
      action: 'support-visit-end',
      target: `visit/${visitID}`,
      detail: { visitor: userNickname || userUsername, reason },
    })
  }
  return yield* found(yield* findVisit(caller, visitID), 'visit')
})
