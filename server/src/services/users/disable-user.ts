import { Clock, Effect } from 'effect'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { fail } from '#failure.ts'
import { updateUser } from '#queries/managed-users.ts'
import { deleteLinks } from '#queries/user-links.ts'
import { audit } from '#services/audit.ts'
import { endSessions } from './end-sessions.ts'
import { requireOtherOwner, requireUser } from './require-user.ts'
import { standingOfCaller } from './standing.ts'

/**
 * Signs a user out everywhere and stops them from signing in, or lets them in again. Their name stays on what they did.
 */
export const disableUser = Effect.fnUntraced(function* (caller: Caller, userID: number, disabled: boolean) {
  const { write } = yield* Database
  const at = yield* Clock.currentTimeMillis
  return yield* write((tx) =>
    Effect.gen(function* () {
      const actor = yield* tx.query((db) => standingOfCaller(db, caller))
      const { user, before } = yield* requireUser(tx, caller, actor, userID)
      if (user.userEnabled === (disabled ? 0 : 1)) return user
      if (disabled) {
        yield* requireOtherOwner(tx, caller, user, before)
        if (userID === caller.userID)
          return yield* fail('not_allowed', { sentence: 'You can’t disable yourself. Ask another owner.' })
        yield* endSessions(tx, userID)
        yield* tx.query((db) => deleteLinks(db, caller, userID, ['invite', 'reset']))
      }
      const saved = yield* tx.query((db) => updateUser(db, caller, userID, { userEnabled: disabled ? 0 : 1 }))
      yield* audit(tx, caller, {
        at,
        action: disabled ? 'user-disable' : 'user-enable',
        target: `user/${userID}`,
        detail: { user: user.userNickname },
      })
      tx.emit('reload_employees', {}, { companyID: caller.companyID })
      return saved
    }),
  )
})
