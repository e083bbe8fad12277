import { PERMISSION_LABELS } from '@xd/core/domain/access/permission-labels.ts'
import { isPermission } from '@xd/core/domain/access/permissions.ts'
import type { ApiKeyData } from '#data/api-keys.ts'
import { useSignedIn } from '#data/session.ts'
import { Banner } from '#ui/status/banner.tsx'
import { fullMoments } from '#ui/text/full-moment.ts'

/** "View tickets, Refund payments" */
const permissionNames = (permissions: readonly string[]): string =>
  permissions.map((one) => (isPermission(one) ? PERMISSION_LABELS[one] : one)).join(', ')

/** Notes on a key's current state. */
export function KeyNotes({ apiKey }: { apiKey: ApiKeyData | null }) {
  const { companyTimezone: timeZone } = useSignedIn().company
  if (apiKey === null) return null
  const { keyState, keyOverlapUntil, keyLacks, keyMakerName, keyOtherStores } = apiKey
  return (
    <>
      {keyState === 'revoked' && <Banner tone="info">This key was revoked. It stays here as a record.</Banner>}
      {keyState === 'expired' && (
        <Banner tone="info">This key has expired. Choose a later date to use it again.</Banner>
      )}
      {keyState === 'suspended' && (
        <Banner tone="warning">
          This key is suspended: {keyMakerName} can no longer create keys. Rotate it to take it over, or revoke it.
        </Banner>
      )}
      {keyState === 'active' && keyLacks.length > 0 && (
        <Banner tone="warning">
          {keyMakerName} no longer has some of these permissions, so neither does the key: {permissionNames(keyLacks)}.
        </Banner>
      )}
      {keyOtherStores > 0 && keyState !== 'revoked' && (
        <Banner tone="info">
          This key also works at {keyOtherStores === 1 ? 'a store' : `${keyOtherStores} stores`} that you can’t see.
          Saving it doesn’t change anything there.
        </Banner>
      )}
      {keyOverlapUntil !== null && keyState === 'active' && (
        <Banner tone="info">
          The old secret works until {fullMoments(timeZone)(keyOverlapUntil)}. To end it sooner, rotate again.
        </Banner>
      )}
    </>
  )
}
