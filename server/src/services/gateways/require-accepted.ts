import { Effect } from 'effect'
import { GATEWAY_TYPES, keysRefused } from '@xd/core/domain/payment/gateways.ts'
import { AppConfig } from '#app-config.ts'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { fail, invalid } from '#failure.ts'
import { openAccount } from '#providers/cards/open-account.ts'
import { findCompany } from '#queries/companies.ts'
import { findOwnAccount } from '#queries/gateway-accounts.ts'
import { type EnteredAccount, enteredAccount } from './entered-account.ts'

/** New payments go through an account at once, so it is saved only if its gateway accepts its keys. */
export const requireAccepted = Effect.fnUntraced(function* (
  caller: Caller,
  storeID: number | null,
  account: EnteredAccount,
) {
  const { read } = yield* Database
  const config = yield* AppConfig
  const [before, { features }] = yield* read((db) =>
    Promise.all([findOwnAccount(db, caller, storeID), findCompany(db, caller.companyID)]),
  )
  const { gateway, environment, settings, secrets } = yield* enteredAccount(account, before, features)
  const field = (name: string): string => secrets[name] ?? settings[name] ?? ''
  const { title, key } = GATEWAY_TYPES[gateway]
  const accepted = yield* openAccount({ name: 'asked', gateway, environment, field }, config)
    .accepts()
    .pipe(
      Effect.catchTag('GatewayUnknown', () =>
        fail('gateway_unreachable', {
          sentence: `${title} isn’t answering. Nothing was changed: try again in a minute.`,
        }),
      ),
    )
  if (!accepted) return yield* invalid({ [`account.secrets.${key}`]: keysRefused(gateway) })
})
