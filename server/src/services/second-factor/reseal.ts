import { Effect } from 'effect'
import { AppConfig } from '#app-config.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { allTotp, resealTotp } from '#queries/second-factor.ts'
import { isSealedBy } from '#services/secrets/seal.ts'
import { sealSecret, unsealSecret } from './sealed-secret.ts'

/** At startup, after the secret key was changed: reseals the secrets of authenticator apps with the new one. */
export const resealSecrets = Effect.gen(function* () {
  const { previousSecretKey, secretKey } = yield* AppConfig
  if (!previousSecretKey) return
  const { write } = yield* Database
  yield* write(
    Effect.gen(function* () {
      for (const { userID, sealedSecret } of yield* allTotp(systemScope('setup'))) {
        const secret = isSealedBy(sealedSecret, secretKey) ? undefined : yield* unsealSecret(userID, sealedSecret)
        if (secret === undefined) continue
        const sealed = yield* sealSecret(userID, secret)
        yield* resealTotp(userID, sealed)
      }
    }),
  )
})
