import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { orWhenTaken } from '#db/unique-violation.ts'
import { invalid } from '#failure.ts'
import { insertPasskey } from '#queries/passkeys.ts'
import { keepFactor } from '#services/second-factor/keep-factor.ts'
import { makeRecoveryCodes } from '#services/second-factor/recovery-codes.ts'
import { registerPasskey } from '#services/second-factor/register-passkey.ts'
import { ownUser, refuseVisitors } from '#services/users/own-user.ts'

const refused = invalid({ response: 'This passkey couldn’t be added. Try again.' })
const taken = invalid({ response: 'This passkey has been added already.' })

export const add = handle(
  'auth/passkeys/add',
  Effect.fnUntraced(function* ({ name, response }, caller) {
    const { write } = yield* Database
    const at = yield* Clock.currentTimeMillis
    yield* refuseVisitors(caller)
    const passkey = yield* registerPasskey(caller.userID, response, at)
    if (passkey === undefined) return yield* refused
    const made = yield* Effect.promise(makeRecoveryCodes)
    const passkeyName = name.trim()
    return yield* write(
      Effect.gen(function* () {
        const user = yield* ownUser(caller)
        const { companyID, userID } = user
        const row = { ...passkey, companyID, userID, passkeyName, since: at, lastUsed: null }
        yield* insertPasskey(row)
        const detail = { passkey: passkeyName }
        return yield* keepFactor(caller, user, { at, action: 'passkey-add', about: 'factor-added', detail, made })
      }),
    ).pipe(orWhenTaken(taken))
  }),
)
