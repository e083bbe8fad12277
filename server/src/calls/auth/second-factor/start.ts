import { randomUUID } from 'node:crypto'
import { Clock, Effect } from 'effect'
import { FIRST_CODE_MS } from '@xd/core/domain/access/second-factor.ts'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { deleteStarted, insertChallenge } from '#queries/factor-challenges.ts'
import { sealSecret } from '#services/second-factor/sealed-secret.ts'
import { newSecret, otpauthURL, qrOf } from '#services/second-factor/totp.ts'
import { ownUser } from '#services/users/own-user.ts'

export const start = handle(
  'auth/second-factor/start',
  Effect.fnUntraced(function* (_, caller) {
    const { write } = yield* Database
    const now = yield* Clock.currentTimeMillis
    const secret = newSecret()
    const sealedSecret = yield* sealSecret(caller.userID, secret)
    yield* write(
      Effect.gen(function* () {
        const { companyID, userID } = yield* ownUser(caller)
        yield* deleteStarted(userID)
        const expiresAt = now + FIRST_CODE_MS
        const started = {
          challenge: randomUUID(),
          companyID,
          userID,
          purpose: 'totp',
          sealedSecret,
          expiresAt,
        } as const
        yield* insertChallenge(started)
      }),
    )
    const url = otpauthURL(secret, caller.userUsername)
    return { otpauthURL: url, qrSVG: yield* Effect.promise(() => qrOf(url)), secret }
  }),
)
