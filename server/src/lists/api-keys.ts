import { Effect } from 'effect'
import type { ApiKeySearch } from '@xd/core/contract/api-keys.ts'
import type { ApiKey } from '@xd/core/contract/entity/api-key.ts'
import { KEY_STATE_LABELS } from '@xd/core/domain/access/api-key.ts'
import { PERMISSION_LABELS } from '@xd/core/domain/access/permission-labels.ts'
import { isPermission } from '@xd/core/domain/access/permissions.ts'
import { countOf } from '@xd/core/domain/text/figure.ts'
import type { Caller } from '#caller.ts'
import { presentKeys } from '#services/api-keys/present-keys.ts'
import { type Columns, csvFile, dateCell } from './csv-file.ts'
import { readNames } from './names.ts'
import { atOnce } from './report.ts'

/** The company's API keys, without their secrets. */
export const file = Effect.fnUntraced(function* (_: ApiKeySearch, caller: Caller) {
  const keys = yield* presentKeys(caller)
  const { companyTimezone, store } = yield* readNames(caller)
  const date = (at: number | null) => (at === null ? '' : dateCell(at, companyTimezone))
  const columns: Columns<typeof ApiKey.Type> = [
    ['Name', ({ keyName }) => keyName],
    ['Secret ends in', ({ keySecretEnd }) => keySecretEnd],
    ['State', ({ keyState }) => KEY_STATE_LABELS[keyState]],
    [
      'May',
      ({ keyPermissions }) =>
        keyPermissions
          .filter(isPermission)
          .map((one) => PERMISSION_LABELS[one])
          .join('; '),
    ],
    [
      'Stores',
      ({ keyStoreIDs, keyOtherStores }) =>
        keyStoreIDs
          ? [...keyStoreIDs.map(store), ...(keyOtherStores > 0 ? [countOf(keyOtherStores, 'other')] : [])].join('; ')
          : 'Every store its maker can use',
    ],
    ['Addresses', ({ keyAddresses }) => (keyAddresses.length === 0 ? 'Any' : keyAddresses.join('; '))],
    ['Made by', ({ keyMakerName }) => keyMakerName],
    ['Made', ({ keyCreated }) => date(keyCreated)],
    ['Last used', ({ keyUsed }) => date(keyUsed)],
    ['Expires', ({ keyExpires }) => date(keyExpires)],
    ['Revoked', ({ keyRevoked }) => date(keyRevoked)],
    ['Time zone', () => companyTimezone],
  ]
  return csvFile(columns, atOnce(keys))
})
