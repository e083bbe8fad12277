import { Clock, Effect } from 'effect'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { fail } from '#failure.ts'
import { audit } from '#services/audit.ts'
import { makeLink } from './account-link.ts'
import { statusOf } from './present-user.ts'
import { requireUser } from './require-user.ts'
import { standingOfCaller } from './standing.ts'

const DISABLED = 'This user is disabled. Enable them first.'

export const resendInvite = Effect.fnUntraced(function* (caller: Caller, userID: number) {
  const { write } = yield* Database
  const at = yield* Clock.currentTimeMillis
  return yield* write((tx) =>
    Effect.gen(function* () {
      const actor = yield* tx.query((db) => standingOfCaller(db, caller))
      const { user } = yield* requireUser(tx, caller, actor, userID)
      const status = statusOf(user)
      if (status !== 'invited')
        return yield* fail('already_joined', status === 'disabled' ? { sentence: DISABLED } : {})
      const inviteURL = yield* makeLink(tx, user, 'invite', at)
      yield* audit(tx, caller, {
        at,
        action: 'user-invite-again',
        target: `user/${userID}`,
        detail: { user: user.userNickname },
      })
      tx.emit('reload_employees', {}, { companyID: caller.companyID })
      return { user, inviteURL }
    }),
  )
})
