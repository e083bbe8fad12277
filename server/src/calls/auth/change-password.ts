import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { invalid } from '#failure.ts'
import { updateUser } from '#queries/managed-users.ts'
import { deleteLinks } from '#queries/user-links.ts'
import { audit } from '#services/audit.ts'
import { checkOwnPassword } from '#services/check-own-password.ts'
import { notify } from '#services/notify-user.ts'
import { hashPassword } from '#services/password.ts'
import { forgiveSignIn } from '#services/sign-in-limits.ts'
import { endSessions } from '#services/users/end-sessions.ts'
import { ownUser } from '#services/users/own-user.ts'
import { userPasswordProblem } from '#services/users/password-problem.ts'

export const changePassword = handle(
  'auth/change-password',
  Effect.fnUntraced(function* ({ current, password }, caller) {
    const { write } = yield* Database
    const at = yield* Clock.currentTimeMillis
    const { userID } = caller
    const { user: known, counted } = yield* checkOwnPassword(caller, current, 'current')
    const problem = yield* userPasswordProblem(password, known)
    if (problem !== null) return yield* invalid({ password: problem })
    const userPasswordHash = yield* Effect.promise(() => hashPassword(password))
    yield* write(
      Effect.gen(function* () {
        yield* ownUser(caller)
        yield* forgiveSignIn(counted)
        yield* updateUser(caller, userID, { userPasswordHash })
        yield* deleteLinks(caller, userID, ['invite', 'reset'])
        const sessions = yield* endSessions(userID, { except: caller.session.tokenHash })
        yield* notify(known, { about: 'password-changed', at, ip: caller.ip, userAgent: caller.userAgent })
        yield* audit(caller, {
          action: 'password-change',
          target: `user/${userID}`,
          detail: { user: known.userNickname, sessionsEnded: sessions },
        })
      }),
    )
    return {}
  }),
)
