import { Clock, Effect } from 'effect'
import type { Caller } from '#caller.ts'
import { systemScope } from '#db/scope.ts'
import { fail, invalid } from '#failure.ts'
import { findUser } from '#queries/users.ts'
import { verifyPassword } from '#services/password.ts'
import { countSignIn } from '#services/sign-in-limits.ts'

/**
 * Checks the caller's own password, given in the named field. It counts like a sign-in attempt, so nobody can guess
 * passwords at an unattended screen. Returns the user, and the attempts to forgive once everything is right.
 */
export const checkOwnPassword = Effect.fnUntraced(function* (
  { userID, userUsername, ip }: Caller,
  password: string,
  field: string,
) {
  const now = yield* Clock.currentTimeMillis
  const { allowed, counted } = yield* countSignIn(userUsername, ip, now)
  if (!allowed) return yield* fail('too_many', { sentence: 'Too many attempts. Try again in 15 minutes.' })
  const user = yield* findUser(systemScope('sign-in'), userID)
  if (!(yield* Effect.promise(() => verifyPassword(user.userPasswordHash, password))))
    return yield* invalid({ [field]: 'This isn’t your current password' })
  return { user, counted }
})
