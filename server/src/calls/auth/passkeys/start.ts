import { Clock, Effect } from 'effect'
import { MOST_PASSKEYS, PASSKEY_MS } from '@xd/core/domain/access/second-factor.ts'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { invalid } from '#failure.ts'
import { insertChallenge } from '#queries/factor-challenges.ts'
import { passkeysOf } from '#queries/passkeys.ts'
import { creationOptions } from '#services/second-factor/creation-options.ts'
import { ownUser } from '#services/users/own-user.ts'

const scope = systemScope('sign-in')
const TOO_MANY = `You have ${MOST_PASSKEYS} passkeys. Remove one first.`

export const start = handle(
  'auth/passkeys/start',
  Effect.fnUntraced(function* (_, caller) {
    const { write } = yield* Database
    const now = yield* Clock.currentTimeMillis
    const { userID, userUsername } = caller
    const passkeys = yield* passkeysOf(scope, userID)
    if (passkeys.length >= MOST_PASSKEYS) return yield* invalid({ name: TOO_MANY })
    const options = yield* creationOptions(userUsername, passkeys)
    const { challenge } = options
    yield* write(
      Effect.gen(function* () {
        const { companyID } = yield* ownUser(caller)
        const expiresAt = now + PASSKEY_MS
        const asked = { challenge, companyID, userID, purpose: 'passkey', sealedSecret: null, expiresAt } as const
        yield* insertChallenge(asked)
      }),
    )
    return { options }
  }),
)
