import { Settings } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { defaultStore } from '@xd/core/domain/access/stores.ts'
import { useSession } from '#data/session.ts'
import { RewriteList } from '#features/rewrites/rewrite-list.tsx'
import { Button } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { PaymentsTabs } from './payments-tabs.tsx'

const TicketSettings = lazy(async () => ({ default: (await import('#features/settings/ticket-settings-dialog.tsx')).TicketSettingsDialog }))

export function RewritesPage() {
  const session = useSession()
  const [setting, setSetting] = useState(false)
  if (!session) return null
  const { user, company } = session
  if (!hasFeature(company.features, 'rewrites'))
    return <EmptyState kind="none" title="Rewrites are not switched on" text="They are among the modules that your company can buy in Settings, Add-ons." />
  const settings = holds(user.userPermissions, 'settings') && (
    <Button icon={<Settings aria-hidden="true" />} onClick={() => setSetting(true)}>
      Settings
    </Button>
  )
  return (
    <PaymentsTabs session={session}>
      <RewriteList session={session} actions={settings} />
      {setting && (
        <Suspense>
          <TicketSettings storeID={defaultStore(user.userAllowedStoreIDs)} onClose={() => setSetting(false)} />
        </Suspense>
      )}
    </PaymentsTabs>
  )
}
