import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { fail } from '#failure.ts'
import { auditAs } from '#services/audit.ts'
import { requireSecretKey } from '#services/require-secret-key.ts'
import { makeLink } from '#services/users/account-link.ts'
import { requireHelpedUser } from '#services/users/require-helped-user.ts'

export const resetPassword = handle(
  'setup/reset-password',
  Effect.fnUntraced(function* ({ secret, username }, { ip }) {
    const { write } = yield* Database
    const at = yield* Clock.currentTimeMillis
    yield* requireSecretKey(secret)
    return yield* write((tx) =>
      Effect.gen(function* () {
        const user = yield* requireHelpedUser(tx, username)
        const { companyID, companyName, userID, userUsername } = user
        if (user.userEnabled === 0)
          return yield* fail('not_allowed', { sentence: `${userUsername} is disabled: an owner can enable them.` })
        // Someone who has not accepted their invitation yet needs that.
        const resetURL = yield* makeLink(tx, user, user.userPasswordHash === '' ? 'invite' : 'reset', at)
        const [target, detail] = [`user/${userID}`, { by: 'server' }]
        yield* tx.query((db) => auditAs(db, { companyID, ip }, { at, action: 'password-link', target, detail }))
        return { username: userUsername, companyName, resetURL }
      }),
    )
  }),
)
