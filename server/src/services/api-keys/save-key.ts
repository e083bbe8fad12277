import { Clock, Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import {
  apiKeyActor,
  editedGrant,
  KEY_LASTS_MOST_MS,
  KEY_LASTS_MS,
  type KeyGrant,
  mayBeAKeys,
  mayGiveKey,
  type WantedGrant,
} from '@xd/core/domain/access/api-key.ts'
import { PERMISSION_LABELS } from '@xd/core/domain/access/permission-labels.ts'
import { foldName } from '@xd/core/domain/customer/search-text.ts'
import { randomLabelColor } from '@xd/core/domain/label/random-color.ts'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import { whatDiffers } from '@xd/core/domain/activity/what-differs.ts'
import type { Caller } from '#caller.ts'
import { Database, emit } from '#db/database.ts'
import { fail, invalid, requireValid } from '#failure.ts'
import { type ApiKeyRow, insertApiKey, updateApiKey } from '#queries/api-keys.ts'
import { insertUser, updateUser } from '#queries/managed-users.ts'
import { storesOfUser } from '#queries/usable-stores.ts'
import { ask } from '#services/approvals/ask.ts'
import { audit } from '#services/audit.ts'
import { type ExpectedVersion, requireVersion } from '#services/require-version.ts'
import { standingOfCaller } from '#services/users/standing.ts'
import { isNetwork } from './addresses.ts'
import { grantOf } from './grant.ts'
import { newSecret } from './new-secret.ts'
import { requireKey } from './require-key.ts'

type Wanted = Input<'settings/api-keys/save'>['key']

/** The input, checked; `addresses` and `expiresAt` only if they were given. */
const entered = Effect.fnUntraced(function* (wanted: Wanted, now: number) {
  const keyName = wanted.keyName.trim()
  const permissions = [...new Set(wanted.keyPermissions)]
  const storeIDs = wanted.keyStoreIDs && [...new Set(wanted.keyStoreIDs)]
  const addresses = wanted.keyAddresses && [
    ...new Set(wanted.keyAddresses.map((one) => one.trim()).filter((one) => one !== '')),
  ]
  const expiresAt = wanted.keyExpires ?? undefined
  const never = permissions.find((one) => !mayBeAKeys(one))
  const wrong = addresses?.find((one) => !isNetwork(one))
  const fields = {
    ...(permissions.length === 0 && { 'key.keyPermissions': 'Choose at least one permission' }),
    ...(never && { 'key.keyPermissions': `No key can have this permission: ${PERMISSION_LABELS[never]}` }),
    ...(wrong && { 'key.keyAddresses': `Not an address or network like 203.0.113.0/24: ${wrong}` }),
    ...(expiresAt !== undefined && !(expiresAt > now) && { 'key.keyExpires': 'Choose a day in the future' }),
    // One more day, so that two years from today is valid in any time zone.
    ...(expiresAt !== undefined &&
      expiresAt > now + KEY_LASTS_MOST_MS + DAY_MS && { 'key.keyExpires': 'A key can last two years at most' }),
  }
  yield* requireValid(fields)
  return { keyName, grant: { permissions, storeIDs } satisfies WantedGrant, addresses, expiresAt }
})

interface Written {
  readonly keyName: string
  readonly grant: KeyGrant
  readonly addresses: readonly string[]
  readonly expiresAt: number
}

const rowOf = ({ keyName, grant, addresses }: Written) => ({
  keyName,
  keyPermissions: JSON.stringify(grant.permissions),
  keyStoreIDs: grant.storeIDs === null ? null : JSON.stringify(grant.storeIDs),
  keyAddresses: JSON.stringify(addresses),
})

/** For the log: the values that were set, by name. */
const whatChanged = (now: Written, before?: ApiKeyRow): object => {
  const shown = (grant: KeyGrant, addresses: readonly string[], keyName: string, expiresAt: number) => ({
    keyName,
    keyPermissions: grant.permissions,
    keyStoreIDs: grant.storeIDs ?? 'all',
    keyAddresses: addresses,
    keyExpires: expiresAt,
  })
  const was =
    before && shown(grantOf(before), JSON.parse(before.keyAddresses) as string[], before.keyName, before.expiresAt)
  return {
    key: now.keyName,
    set: whatDiffers(was, shown(now.grant, now.addresses, now.keyName, now.expiresAt)),
  }
}

/** Makes a key, or changes one. A new one's secret is returned, and stored nowhere. */
export const saveKey = Effect.fnUntraced(function* (caller: Caller, wanted: Wanted, expectedVersion: ExpectedVersion) {
  const { write } = yield* Database
  const at = yield* Clock.currentTimeMillis
  return yield* write(writeKey(caller, { wanted, expectedVersion, at }))
})

interface Saving {
  readonly wanted: Wanted
  readonly expectedVersion: ExpectedVersion
  readonly at: number
}

/** The same within a transaction. On a support visit it waits for an owner’s yes: the owner is a new key’s maker. */
export const writeKey = Effect.fnUntraced(function* (caller: Caller, { wanted, expectedVersion, at }: Saving) {
  const change = yield* entered(wanted, at)
  const { keyID } = wanted
  const before = typeof keyID === 'number' ? yield* requireKey(caller, keyID) : undefined
  if (before) yield* requireVersion(expectedVersion, before.keyVersion)
  const key: Written = {
    ...change,
    grant: yield* allowedGrant(caller, change.grant, before),
    addresses: change.addresses ?? (before ? (JSON.parse(before.keyAddresses) as string[]) : []),
    expiresAt: change.expiresAt ?? before?.expiresAt ?? at + KEY_LASTS_MS,
  }
  const action = before ? 'api-key-save' : 'api-key-make'
  const detail = whatChanged(key, before)
  if (caller.session?.visit) {
    const target = before ? `api-key/${before.keyID}` : null
    const approval = yield* ask(caller, {
      call: 'settings/api-keys/save',
      input: { key: wanted, ...(before && { expectedVersion: before.keyVersion }) },
      about: target ?? `new/${key.keyName}`,
      ...{ action, target, detail, at },
    })
    return { keyID: before?.keyID ?? 0, secret: undefined, approval }
  }
  const saved = before ? yield* changeKey(caller, before, key) : yield* addKey(caller, key, at)
  yield* audit(caller, { action, target: `api-key/${saved.keyID}`, detail })
  yield* emit('reload_keys', {}, { companyID: caller.companyID })
  return { ...saved, approval: undefined }
})

/** The key's permissions, if the caller may grant them. */
const allowedGrant = Effect.fnUntraced(function* (caller: Caller, wanted: WantedGrant, before?: ApiKeyRow) {
  const actor = yield* standingOfCaller(caller)
  const editor = { ...actor, isMaker: before === undefined || before.makerID === caller.userID }
  const makersStoreIDs = before ? yield* storesOfUser(caller, before.makerID) : []
  const grant = before
    ? editedGrant(editor, wanted, grantOf(before), makersStoreIDs)
    : { permissions: wanted.permissions, storeIDs: wanted.storeIDs ?? null }
  if (grant.storeIDs?.length === 0) return yield* invalid({ 'key.keyStoreIDs': 'Choose at least one store' })
  const may = mayGiveKey(editor, grant, before && grantOf(before), makersStoreIDs)
  return may.ok ? grant : yield* fail('not_allowed', { sentence: may.reason })
})

const addKey = Effect.fnUntraced(function* (caller: Caller, key: Written, at: number) {
  const { companyID, userID: makerID } = caller
  const { secret, kept } = yield* newSecret()
  const nickname = apiKeyActor(key.keyName)
  // It can't sign in: it is disabled, has no password, and its name is no email address.
  const { userID } = yield* insertUser({
    companyID,
    userUsername: `api-key/${kept.secretHash.slice(0, 16)}`,
    userNickname: nickname,
    userFold: foldName(nickname),
    userColor: randomLabelColor(Math.random),
    userPermissions: '[]',
    userPasswordHash: '',
    userEnabled: 0,
    userIsKey: 1,
    userLastLogin: null,
  })
  const row = { ...rowOf(key), ...kept, companyID, userID, makerID, createdAt: at, expiresAt: key.expiresAt }
  const keyID = yield* insertApiKey({
    ...row,
    previousHash: null,
    previousUntil: null,
    usedAt: null,
    revokedAt: null,
    revokedByID: null,
  })
  yield* emit('reload_employees', {}, { companyID })
  return { keyID, secret }
})

const changeKey = Effect.fnUntraced(function* (
  caller: Caller,
  { keyID, userID, keyName, keyVersion }: ApiKeyRow,
  key: Written,
) {
  const row = { ...rowOf(key), expiresAt: key.expiresAt, keyVersion: keyVersion + 1 }
  yield* updateApiKey(caller, keyID, row)
  if (key.keyName !== keyName) {
    const userNickname = apiKeyActor(key.keyName)
    yield* updateUser(caller, userID, { userNickname, userFold: foldName(userNickname) })
    yield* emit('reload_employees', {}, { companyID: caller.companyID })
  }
  return { keyID, secret: undefined }
})
