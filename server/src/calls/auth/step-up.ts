import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { fail } from '#failure.ts'
import { setSessionConfirmed } from '#queries/sessions.ts'
import { findUser } from '#queries/users.ts'
import { checkOwnPassword } from '#services/check-own-password.ts'
import { proveFactor } from '#services/second-factor/prove-factor.ts'
import { countSignIn, forgiveSignIn } from '#services/sign-in-limits.ts'

const scope = systemScope('sign-in')

export const stepUp = handle(
  'auth/step-up',
  Effect.fnUntraced(function* ({ password, ...given }, caller) {
    const { write } = yield* Database
    const now = yield* Clock.currentTimeMillis
    const { userID, userUsername, ip, session } = caller
    if (!session.hasFactor) {
      const { counted } = yield* checkOwnPassword(caller, password ?? '', 'password')
      yield* write(Effect.andThen(forgiveSignIn(counted), setSessionConfirmed(scope, session.tokenHash, now)))
      return {}
    }
    const { allowed, counted } = yield* countSignIn(userUsername, ip, now)
    if (!allowed) return yield* fail('too_many', { sentence: 'Too many attempts. Try again in 15 minutes.' })
    const user = yield* findUser(scope, userID)
    const use = yield* proveFactor(user, given, { purpose: 'step-up', ip, now })
    yield* write(
      Effect.gen(function* () {
        yield* use
        yield* forgiveSignIn(counted)
        yield* setSessionConfirmed(scope, session.tokenHash, now)
      }),
    )
    return {}
  }),
)
