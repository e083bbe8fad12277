import { Clock, Effect } from 'effect'
import { passwordProblem } from '@xd/core/domain/access/password.ts'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { fail } from '#failure.ts'
import { updateUser } from '#queries/managed-users.ts'
import { deleteLinks } from '#queries/user-links.ts'
import { findUser } from '#queries/users.ts'
import { audit } from '#services/audit.ts'
import { hashPassword, verifyPassword } from '#services/password.ts'
import { countSignIn, forgiveSignIn } from '#services/sign-in-limits.ts'
import { endSessions } from '#services/users/end-sessions.ts'
import { ownUser } from '#services/users/own-user.ts'

export const changePassword = handle(
  'auth/change-password',
  Effect.fnUntraced(function* ({ current, password }, caller) {
    const { read, write } = yield* Database
    const at = yield* Clock.currentTimeMillis
    const { userID, userUsername } = caller
    // Whoever finds a screen left open must not be able to guess here either.
    const { allowed, counted } = yield* countSignIn(userUsername, caller.ip, at)
    if (!allowed) return yield* fail('too_many', { sentence: 'Too many tries. Try again in 15 minutes.' })
    const known = yield* read((db) => findUser(db, systemScope('sign-in'), userID))
    if (!(yield* Effect.promise(() => verifyPassword(known.userPasswordHash, current))))
      return yield* fail('invalid_input', { fields: { current: 'This isn’t your current password' } })
    const problem = passwordProblem(password, [userUsername, known.userNickname])
    if (problem !== null) return yield* fail('invalid_input', { fields: { password: problem } })
    const userPasswordHash = yield* Effect.promise(() => hashPassword(password))
    yield* write((tx) =>
      Effect.gen(function* () {
        yield* ownUser(tx, caller)
        yield* tx.query((db) => forgiveSignIn(db, counted))
        yield* tx.query((db) => updateUser(db, caller, userID, { userPasswordHash }))
        yield* tx.query((db) => deleteLinks(db, caller, userID, ['invite', 'reset']))
        const sessions = yield* endSessions(tx, userID, { except: caller.session.tokenHash })
        yield* audit(tx, caller, {
          at,
          action: 'password-change',
          target: `user/${userID}`,
          detail: { user: known.userNickname, sessionsEnded: sessions },
        })
      }),
    )
    return {}
  }),
)
