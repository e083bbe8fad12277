import { Clock, Effect } from 'effect'
import type { ApiKey } from '@xd/core/contract/entity/api-key.ts'
import { apiKeyState, KEY_STATES, permissionsOfKey } from '@xd/core/domain/access/api-key.ts'
import { employeeName } from '@xd/core/domain/access/employees.ts'
import { byName } from '@xd/core/domain/text/by-name.ts'
import type { CompanyScope } from '#db/scope.ts'
import { listApiKeys } from '#queries/api-keys.ts'
import { grantOf } from './grant.ts'

type Shown = typeof ApiKey.Type
type Row = Awaited<ReturnType<typeof listApiKeys>>[number]

const present = (key: Row, { storeIDs, pastStoreIDs = [] }: KeyViewer, now: number): Shown => {
  const grant = grantOf(key)
  const maker = { enabled: key.makerEnabled === 1, permissions: JSON.parse(key.makerPermissions) as string[] }
  const held = permissionsOfKey(grant, maker)
  const seen = grant.storeIDs?.filter((storeID) => storeIDs.includes(storeID) || pastStoreIDs.includes(storeID))
  return {
    keyID: key.keyID,
    keyName: key.keyName,
    keyState: apiKeyState({ ...key, grant }, maker, now),
    keyPermissions: grant.permissions,
    keyStoreIDs: seen ?? null,
    keyOtherStores: (grant.storeIDs?.length ?? 0) - (seen?.length ?? 0),
    keyAddresses: JSON.parse(key.keyAddresses) as string[],
    keyExpires: key.expiresAt,
    keySecretEnd: key.secretEnd,
    keyCreated: key.createdAt,
    keyUsed: key.usedAt,
    keyRevoked: key.revokedAt,
    keyOverlapUntil: key.previousUntil !== null && key.previousUntil > now ? key.previousUntil : null,
    keyMakerID: key.makerID,
    keyMakerName: employeeName({
      userNickname: key.makerNickname,
      userUsername: key.makerUsername,
      userIsXDACCT: key.makerIsXDACCT === 1,
    }),
    keyLacks: grant.permissions.filter((one) => !held.includes(one)),
    keyVersion: key.keyVersion,
  }
}

type KeyViewer = CompanyScope & { readonly pastStoreIDs?: readonly number[] }

/** A company's keys, with the stores that the viewer may use: those in use first, by name. */
export const presentKeys = Effect.fnUntraced(function* (viewer: KeyViewer) {
  const now = yield* Clock.currentTimeMillis
  const keys = (yield* listApiKeys(viewer)).map((key) => present(key, viewer, now))
  const place = ({ keyState }: Shown) =>
    keyState === 'revoked' || keyState === 'expired' ? KEY_STATES.indexOf(keyState) : 0
  return keys.sort((a, b) => place(a) - place(b) || byName(a.keyName, b.keyName) || a.keyID - b.keyID)
})
