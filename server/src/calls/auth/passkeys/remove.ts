import { Clock, Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { found } from '#failure.ts'
import { deletePasskeys } from '#queries/passkeys.ts'
import { keepFactor } from '#services/second-factor/keep-factor.ts'
import { ownUser } from '#services/users/own-user.ts'

export const remove = handle(
  'auth/passkeys/remove',
  Effect.fnUntraced(function* ({ passkeyID }, caller) {
    const { write } = yield* Database
    const at = yield* Clock.currentTimeMillis
    yield* write(
      Effect.gen(function* () {
        const user = yield* ownUser(caller)
        const [removed] = yield* deletePasskeys(user.userID, passkeyID)
        const { passkeyName } = yield* found(removed, 'passkey')
        const detail = { passkey: passkeyName }
        yield* keepFactor(caller, user, { at, action: 'passkey-remove', about: 'factor-removed', detail })
      }),
    )
    return {}
  }),
)
