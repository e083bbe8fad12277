import { Effect } from 'effect'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { audit } from '#services/audit.ts'
import { endSessions } from './end-sessions.ts'
import { requireUser } from './require-user.ts'
import { standingOfCaller } from './standing.ts'

export const signOutUser = Effect.fnUntraced(function* (caller: Caller, userID: number) {
  const { write } = yield* Database
  return yield* write(
    Effect.gen(function* () {
      const actor = yield* standingOfCaller(caller)
      const { user } = yield* requireUser(caller, actor, userID)
      const sessions = yield* endSessions(userID)
      yield* audit(caller, {
        action: 'user-sign-out',
        target: `user/${userID}`,
        detail: { user: user.userNickname, sessions },
      })
      return user
    }),
  )
})
