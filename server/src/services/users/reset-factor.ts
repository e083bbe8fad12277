import { Clock, Effect } from 'effect'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { fail } from '#failure.ts'
import { audit } from '#services/audit.ts'
import { clearFactor } from '#services/second-factor/clear-factor.ts'
import { endSessions } from './end-sessions.ts'
import { requireUser } from './require-user.ts'
import { standingOfCaller } from './standing.ts'

const OWN = 'Change your own second factor in your account. If you have lost it, ask another owner.'

/** Removes the second factor of a user who has lost it. */
export const resetFactor = Effect.fnUntraced(function* (caller: Caller, userID: number) {
  const { write } = yield* Database
  const at = yield* Clock.currentTimeMillis
  return yield* write(
    Effect.gen(function* () {
      const actor = yield* standingOfCaller(caller)
      const { user } = yield* requireUser(caller, actor, userID)
      if (userID === caller.userID) return yield* fail('not_allowed', { sentence: OWN })
      if (user.userSecondFactor === 0) return user
      yield* clearFactor(user, { at, ip: caller.ip })
      const sessions = yield* endSessions(userID)
      yield* audit(caller, {
        action: 'second-factor-reset',
        target: `user/${userID}`,
        detail: { user: user.userNickname, sessions },
      })
      return { ...user, userSecondFactor: 0 as const }
    }),
  )
})
