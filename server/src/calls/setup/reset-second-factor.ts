import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { fail } from '#failure.ts'
import { auditAs } from '#services/audit.ts'
import { requireSecretKey } from '#services/require-secret-key.ts'
import { clearFactor } from '#services/second-factor/clear-factor.ts'
import { endSessions } from '#services/users/end-sessions.ts'
import { requireHelpedUser } from '#services/users/require-helped-user.ts'

export const resetSecondFactor = handle(
  'setup/reset-second-factor',
  Effect.fnUntraced(function* ({ secret, username }, { ip }) {
    const { write } = yield* Database
    const at = yield* Clock.currentTimeMillis
    yield* requireSecretKey(secret)
    return yield* write((tx) =>
      Effect.gen(function* () {
        const user = yield* requireHelpedUser(tx, username)
        const { companyID, companyName, userID, userNickname, userUsername } = user
        if (user.userSecondFactor === 0)
          return yield* fail('no_second_factor', { sentence: `${userUsername} has no second factor.` })
        yield* clearFactor(tx, user, { at, ip })
        const sessions = yield* endSessions(tx, userID)
        const target = `user/${userID}`
        const detail = { user: userNickname, sessions, by: 'server' }
        yield* tx.query((db) => auditAs(db, { companyID, ip }, { at, action: 'second-factor-reset', target, detail }))
        return { username: userUsername, companyName }
      }),
    )
  }),
)
