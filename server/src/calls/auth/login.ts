import { Clock, Effect } from 'effect'
import { nameKey } from '@xd/core/domain/text/visible.ts'
import { handle } from '#calls/handler.ts'
import type { Visitor } from '#caller.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { fail } from '#failure.ts'
import { isSuspended } from '#queries/company-state.ts'
import { findUserByName } from '#queries/users.ts'
import { auditAs } from '#services/audit.ts'
import { verifyPassword } from '#services/password.ts'
import { proveFactor } from '#services/second-factor/prove-factor.ts'
import { countSignIn, forgiveSignIn, takeBackSignIn } from '#services/sign-in-limits.ts'
import { handOver, startSession } from '#services/start-session.ts'
import { noteSignIn } from '#services/users/note-sign-in.ts'

const scope = systemScope('sign-in')

export const login = handle(
  'auth/login',
  Effect.fnUntraced(function* (input, visitor) {
    const { write } = yield* Database
    const now = yield* Clock.currentTimeMillis
    const username = nameKey(input.username)
    const { allowed, counted } = yield* countSignIn(username, visitor.ip, now)
    if (!allowed) return yield* fail('too_many', { sentence: 'Too many sign-in attempts. Try again in 15 minutes.' })

    const user = yield* findUserByName(scope, username)
    // A user who has only been invited has no password yet.
    const known = user?.userEnabled === 1 && user.userPasswordHash !== '' ? user : undefined
    const right = yield* Effect.promise(() => verifyPassword(known?.userPasswordHash, input.password))
    if (!right || known === undefined) {
      if (user) yield* noteFailure(user, visitor, now)
      return yield* fail('invalid_credentials')
    }

    if (yield* isSuspended(known.companyID)) {
      // The right password doesn't count as a wrong one, however often it is tried.
      yield* write(forgiveSignIn(counted))
      return yield* fail('company_suspended')
    }

    const { bearer } = input
    const use =
      known.userSecondFactor === 0
        ? undefined
        : yield* proveFactor(known, input, { purpose: 'sign-in', ip: visitor.ip, now }).pipe(
            Effect.tapError(({ code }) =>
              code === 'second_factor_needed' ? write(takeBackSignIn(counted)) : Effect.void,
            ),
          )
    const session = yield* write(
      Effect.gen(function* () {
        if (use) yield* use
        yield* forgiveSignIn(counted)
        const device = yield* noteSignIn(known, visitor, { bearer, now })
        return { ...(yield* startSession(known, visitor, now)), device }
      }),
    )
    return handOver(session, bearer, visitor)
  }),
)

/** Logged with the user's company, after the answer, so that a known name takes no longer. */
const noteFailure = Effect.fnUntraced(function* (
  { companyID, userID }: { companyID: number; userID: number },
  { ip }: Visitor,
  at: number,
) {
  const { write } = yield* Database
  yield* write(auditAs({ companyID, subjectUserID: userID, ip }, { at, action: 'login-failed' })).pipe(
    Effect.ignoreCause,
    Effect.forkDetach,
  )
})
