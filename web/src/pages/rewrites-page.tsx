import { useNavigate } from '@tanstack/react-router'
import { Settings } from 'lucide-react'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { useSession } from '#data/session.ts'
import { RewriteList } from '#features/rewrites/rewrite-list.tsx'
import { Button } from '#ui/action/button.tsx'
import { paths } from '#paths.ts'
import { PaymentsTabs } from './payments-tabs.tsx'

export function RewritesPage() {
  const session = useSession()
  const navigate = useNavigate()
  if (!session) return null
  const settings = holds(session.user.userPermissions, 'settings') && (
    <Button icon={<Settings aria-hidden="true" />} onClick={() => void navigate({ to: paths.settingsPayments })}>
      Settings
    </Button>
  )
  return (
    <PaymentsTabs session={session}>
      <RewriteList session={session} actions={settings} />
    </PaymentsTabs>
  )
}
