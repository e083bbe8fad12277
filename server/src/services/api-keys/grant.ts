import type { KeyGrant } from '@xd/core/domain/access/api-key.ts'
import type { ApiKeyRow } from '#queries/api-keys.ts'

/** What a key was given, as its row has it. */
export const grantOf = ({
  keyPermissions,
  keyStoreIDs,
}: Pick<ApiKeyRow, 'keyPermissions' | 'keyStoreIDs'>): KeyGrant => ({
  permissions: JSON.parse(keyPermissions) as string[],
  storeIDs: keyStoreIDs === null ? null : (JSON.parse(keyStoreIDs) as number[]),
})
