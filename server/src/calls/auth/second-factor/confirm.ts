import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { invalid } from '#failure.ts'
import { deleteStarted, findStarted } from '#queries/factor-challenges.ts'
import { replaceTotp } from '#queries/second-factor.ts'
import { keepFactor } from '#services/second-factor/keep-factor.ts'
import { makeRecoveryCodes } from '#services/second-factor/recovery-codes.ts'
import { unsealSecret } from '#services/second-factor/sealed-secret.ts'
import { stepOf } from '#services/second-factor/totp.ts'
import { ownUser } from '#services/users/own-user.ts'

const NOT_STARTED = 'This took too long. Start again, and scan the new picture.'
const WRONG = 'That code isn’t right. Make sure your phone’s clock is correct.'

export const confirm = handle(
  'auth/second-factor/confirm',
  Effect.fnUntraced(function* ({ code }, caller) {
    const { write } = yield* Database
    const at = yield* Clock.currentTimeMillis
    const made = yield* Effect.promise(makeRecoveryCodes)
    return yield* write(
      Effect.gen(function* () {
        const user = yield* ownUser(caller)
        const { companyID, userID } = user
        const started = yield* findStarted(systemScope('sign-in'), { userID, now: at })
        const secret = started?.sealedSecret && (yield* unsealSecret(userID, started.sealedSecret))
        if (!secret) return yield* invalid({ code: NOT_STARTED })
        const lastStep = stepOf(secret, code, at)
        if (lastStep === null) return yield* invalid({ code: WRONG })
        const sealedSecret = started.sealedSecret!
        yield* replaceTotp({ userID, companyID, sealedSecret, since: at, lastStep })
        yield* deleteStarted(userID)
        return yield* keepFactor(caller, user, { at, action: 'totp-add', about: 'factor-added', made })
      }),
    )
  }),
)
