import type { SignedIn } from '#caller.ts'
import type { Db } from '#db/connect.ts'
import { query } from '#db/query.ts'
import { systemScope } from '#db/scope.ts'
import { sessionsOfUser } from '#queries/sessions.ts'
import { IDLE_MS, sessionIDOf } from '#services/session.ts'

/** Where the caller is signed in. */
export const ownSessions = query(async (db: Db, { userID, session }: SignedIn, now: number) => {
  const rows = await sessionsOfUser(db, systemScope('sign-in'), userID, { now, idleSince: now - IDLE_MS })
  return rows.map(({ tokenHash, ...row }) => ({
    ...row,
    sessionID: sessionIDOf(tokenHash),
    isThis: tokenHash === session.tokenHash,
  }))
})
