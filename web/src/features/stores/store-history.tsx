import { useNavigate } from '@tanstack/react-router'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import type { StoreData } from '#data/company.ts'
import { useSignedIn } from '#data/session.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/action/button.tsx'
import { Menu } from '#ui/overlay/menu.tsx'

/** A closed store's history: its conversations, payments and figures, as far as the user may see them. */
export function StoreHistory({ store: { storeID, storeName } }: { store: StoreData }) {
  const navigate = useNavigate()
  const { user, company } = useSignedIn()
  const pays = hasFeature(company.features, 'payments')
  const places = [
    { key: 'inbox', label: 'Conversations', to: paths.inbox, permission: 'messages', shown: true },
    { key: 'payments', label: 'Payments', to: paths.payments, permission: 'payments', shown: pays },
    { key: 'reports', label: 'Reports', to: paths.reports, permission: 'reports', shown: pays },
  ].filter(({ permission, shown }) => shown && holds(user.userPermissions, permission))
  if (places.length === 0) return null
  return (
    <Menu
      label={`History of ${storeName}`}
      trigger={<Button aria-label={`History of ${storeName}`}>History</Button>}
      entries={places.map(({ key, label, to }) => ({
        key,
        label,
        onSelect: () =>
          void navigate({ to, search: { store: storeID, ...(key === 'inbox' && { status: 'all' }) } as never }),
      }))}
    />
  )
}
