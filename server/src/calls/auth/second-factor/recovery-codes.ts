import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { fail } from '#failure.ts'
import { replaceRecoveryCodes } from '#queries/second-factor.ts'
import { audit } from '#services/audit.ts'
import { makeRecoveryCodes } from '#services/second-factor/recovery-codes.ts'
import { ownUser } from '#services/users/own-user.ts'

export const recoveryCodes = handle(
  'auth/second-factor/recovery-codes',
  Effect.fnUntraced(function* (_, caller) {
    const { write } = yield* Database
    const { codes, kept } = yield* Effect.promise(makeRecoveryCodes)
    yield* write(
      Effect.gen(function* () {
        const user = yield* ownUser(caller)
        if (user.userSecondFactor === 0) return yield* fail('no_second_factor')
        yield* replaceRecoveryCodes(user, kept)
        const target = `user/${user.userID}`
        yield* audit(caller, { action: 'recovery-codes-new', target, detail: { user: user.userNickname } })
      }),
    )
    return { recoveryCodes: codes }
  }),
)
