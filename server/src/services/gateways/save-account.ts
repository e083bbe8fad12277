import { Clock, Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { whatDiffers } from '@xd/core/domain/activity/what-differs.ts'
import { AppConfig } from '#app-config.ts'
import type { Caller } from '#caller.ts'
import { Database, emit } from '#db/database.ts'
import { orWhenTaken } from '#db/unique-violation.ts'
import { fail } from '#failure.ts'
import { findCompany } from '#queries/companies.ts'
import {
  type GatewayAccountRow,
  insertAccount,
  lastVersion,
  lockOwnAccount,
  updateAccount,
} from '#queries/gateway-accounts.ts'
import { ask } from '#services/approvals/ask.ts'
import { audit } from '#services/audit.ts'
import { requireVersion } from '#services/require-version.ts'
import { requireAllStores } from '#services/users/require-all-stores.ts'
import { hintOf, sealSecrets } from './account-secrets.ts'
import { type EnteredAccount, enteredAccount, given } from './entered-account.ts'
import { requireAccepted } from './require-accepted.ts'

type Save = Input<'settings/payments/save'>
const sameAccount = (row: GatewayAccountRow, account: EnteredAccount, settings: object): boolean =>
  row.gateway === account.gateway &&
  row.environment === account.environment &&
  row.settings === JSON.stringify(settings)

/** Sets up, changes or removes the account of one place, once its gateway has accepted its keys. */
export const saveAccount = Effect.fnUntraced(function* (caller: Caller, input: Save) {
  const { write } = yield* Database
  if (input.account !== null) yield* requireAccepted(caller, input.storeID ?? null, input.account)
  const at = yield* Clock.currentTimeMillis
  return yield* write(writeAccount(caller, input, at))
})

/**
 * The same within a transaction, for accepted keys. A different public name makes it a different account: the old one
 * is kept, so that its charges are still settled and refunded there. A new secret alone is a new key to the same
 * account. On a support visit, this waits for an owner's yes, and the caller is told so.
 */
export const writeAccount = Effect.fnUntraced(function* (caller: Caller, input: Save, at: number) {
  const { storeID = null, account, expectedVersion } = input
  if (storeID === null) yield* requireAllStores(caller)
  const before = yield* lockOwnAccount(caller, storeID)
  const version = before?.version ?? 0
  yield* requireVersion(expectedVersion, version)
  const target = storeID === null ? `company/${caller.companyID}` : `store/${storeID}`
  // Never the secrets: which of them were entered is enough.
  const secrets = account && Object.keys(given(account, account.secrets, true))
  const line = { at, action: 'payment-settings-save', target } as const
  if (caller.session?.visit) {
    const asked = { call: 'settings/payments/save', input: { ...input, expectedVersion: version } } as const
    return yield* ask(caller, { ...asked, ...line, about: target, detail: account && { ...account, secrets } })
  }
  if (account === null) yield* retire(caller, before, at)
  else yield* replace(caller, { storeID, account, before, at })
  yield* audit(caller, { ...line, ...(account && { detail: { ...differing(account, before), secrets } }) })
  yield* emit('reload_payment_settings', {}, { companyID: caller.companyID })
  // A store shows which cards its gateway takes.
  yield* emit('reload_stores', {}, { companyID: caller.companyID })
  return undefined
})

/** Another gateway's settings are all new. */
const differing = ({ gateway, environment, settings }: EnteredAccount, before: GatewayAccountRow | undefined) => {
  const known = before?.gateway === gateway ? (JSON.parse(before.settings) as object) : {}
  const changed = whatDiffers(known, settings)
  return {
    ...whatDiffers(before, { gateway, environment }),
    ...(Object.keys(changed).length > 0 && { settings: changed }),
  }
}

const retire = (caller: Caller, before: GatewayAccountRow | undefined, at: number) =>
  before ? updateAccount(caller, before.accountID, { retiredAt: at }) : Effect.void

interface Replacing {
  readonly storeID: number | null
  readonly account: EnteredAccount
  readonly before: GatewayAccountRow | undefined
  readonly at: number
}

const replace = Effect.fnUntraced(function* (caller: Caller, { storeID, account, before, at }: Replacing) {
  const config = yield* AppConfig
  const { features } = yield* findCompany(caller.companyID)
  const { gateway, environment, settings, secrets } = yield* enteredAccount(account, before, features)
  const { companyID } = caller
  const sealed = {
    secrets: sealSecrets(secrets, { companyID, gateway }, config),
    secretHints: JSON.stringify(
      Object.fromEntries(Object.entries(secrets).map(([name, secret]) => [name, hintOf(secret)])),
    ),
    updatedAt: at,
  }
  if (before && sameAccount(before, account, settings)) return yield* updateAccount(caller, before.accountID, sealed)
  // Continues the count of the previous account, which an open form may show.
  const version = (yield* lastVersion(caller, storeID)) + 1
  yield* retire(caller, before, at)
  const row = {
    companyID,
    storeID,
    gateway,
    environment,
    settings: JSON.stringify(settings),
    ...sealed,
    version,
    createdAt: at,
    retiredAt: null,
  }
  yield* insertAccount(row).pipe(orWhenTaken(fail('conflict')))
})
