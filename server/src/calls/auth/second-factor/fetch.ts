import { Effect } from 'effect'
import { AppConfig } from '#app-config.ts'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { passkeysOf } from '#queries/passkeys.ts'
import { findTotp, recoveryCodesOf } from '#queries/second-factor.ts'
import { requiredFromOf } from '#services/second-factor/due.ts'

const scope = systemScope('sign-in')

export const fetch = handle(
  'auth/second-factor/fetch',
  Effect.fnUntraced(function* (_, caller) {
    const { read } = yield* Database
    const { userID } = caller
    const [totp, passkeys, codes] = yield* read((db) =>
      Promise.all([findTotp(db, scope, userID), passkeysOf(db, scope, userID), recoveryCodesOf(db, scope, userID)]),
    )
    const requiredFrom = requiredFromOf(caller, yield* AppConfig)
    return {
      totp: totp ? { since: totp.since } : null,
      passkeys: passkeys.map(({ passkeyID, passkeyName, since, lastUsed }) => ({
        passkeyID,
        name: passkeyName,
        since,
        lastUsed,
      })),
      recoveryCodesLeft: codes.length,
      required: requiredFrom !== null,
      // XD staff have always needed one.
      requiredFrom: requiredFrom || null,
    }
  }),
)
