import type { KeyGrant } from '@xd/core/domain/access/api-key.ts'
import type { ApiKeyRow } from '#queries/api-keys.ts'

/** A key's grant, from its row. */
export const grantOf = ({
  keyPermissions,
  keyStoreIDs,
}: Pick<ApiKeyRow, 'keyPermissions' | 'keyStoreIDs'>): KeyGrant => ({
  permissions: JSON.parse(keyPermissions) as string[],
  storeIDs: keyStoreIDs === null ? null : (JSON.parse(keyStoreIDs) as number[]),
})
