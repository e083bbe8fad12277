import { Effect } from 'effect'
import { AppConfig } from '#app-config.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { resealApproval, sealedApprovals } from '#queries/approvals.ts'
import { isSealedBy } from '#services/secrets/seal.ts'
import { sealInput, unsealInput } from './sealed-input.ts'

/** At startup, after the secret key was changed: reseals the requests waiting for approval with the new key. */
export const resealApprovals = Effect.gen(function* () {
  const config = yield* AppConfig
  if (!config.previousSecretKey) return
  const { write } = yield* Database
  const scope = systemScope('setup')
  yield* write(
    Effect.gen(function* () {
      for (const { companyID, approvalID, sealedInput } of yield* sealedApprovals(scope)) {
        if (sealedInput === null || isSealedBy(sealedInput, config.secretKey)) continue
        const input = unsealInput(companyID, sealedInput, config)
        if (input) yield* resealApproval(scope, approvalID, sealedInput, sealInput(companyID, input, config))
      }
    }),
  )
})
