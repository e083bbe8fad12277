import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { Failure, invalid } from '#failure.ts'
import { deleteTotp } from '#queries/second-factor.ts'
import { checkOwnPassword } from '#services/check-own-password.ts'
import { keepFactor } from '#services/second-factor/keep-factor.ts'
import { proveFactor } from '#services/second-factor/prove-factor.ts'
import { forgiveSignIn } from '#services/sign-in-limits.ts'
import { ownUser, refuseVisitors } from '#services/users/own-user.ts'

const isFromApp = (code: string): boolean => /^\s*(\d\s*){6}$/.test(code)

export const remove = handle(
  'auth/second-factor/remove',
  Effect.fnUntraced(function* ({ password, code }, caller) {
    const { write } = yield* Database
    const at = yield* Clock.currentTimeMillis
    yield* refuseVisitors(caller)
    const { user: known, counted } = yield* checkOwnPassword(caller, password, 'password')
    if (code.trim() === '') return yield* invalid({ code: 'Enter a code' })
    const given = isFromApp(code) ? { totp: code } : { recoveryCode: code }
    const removed = Effect.gen(function* () {
      const use = yield* proveFactor(known, given, { purpose: 'step-up', ip: caller.ip, now: at })
      return yield* write(
        Effect.gen(function* () {
          const user = yield* ownUser(caller)
          yield* use
          yield* forgiveSignIn(counted)
          if (!(yield* deleteTotp(user.userID))) return
          yield* keepFactor(caller, user, { at, action: 'totp-remove', about: 'factor-removed' })
        }),
      )
    })
    yield* Effect.mapError(removed, (failure) =>
      failure.code === 'invalid_credentials' || failure.code === 'second_factor_needed'
        ? new Failure({ code: 'invalid_input' as const, fields: { code: failure.body.message } })
        : failure,
    )
    return {}
  }),
)
