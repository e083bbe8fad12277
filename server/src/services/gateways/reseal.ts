import { Effect } from 'effect'
import { AppConfig } from '#app-config.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { allAccounts, resealAccount } from '#queries/gateway-accounts.ts'
import { sealSecrets, secretsOf } from './account-secrets.ts'
import { isSealedBy } from '#services/secrets/seal.ts'

/** At startup, after the secret key was changed: reseals with the new key everything the previous one had sealed. */
export const resealAccounts = Effect.gen(function* () {
  const config = yield* AppConfig
  if (!config.previousSecretKey) return
  const { write } = yield* Database
  yield* write(
    Effect.gen(function* () {
      for (const account of yield* allAccounts(systemScope('gateways'))) {
        const secrets = isSealedBy(account.secrets, config.secretKey) ? undefined : secretsOf(account, config)
        if (secrets) yield* resealAccount(account, sealSecrets(secrets, account, config))
      }
    }),
  )
})
