import { useNavigate } from '@tanstack/react-router'
import { Settings } from 'lucide-react'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { useSignedIn } from '#data/session.ts'
import { RewriteList } from '#features/rewrites/rewrite-list.tsx'
import { Button } from '#ui/action/button.tsx'
import { paths } from '#paths.ts'
import { PaymentsTabs } from './payments-tabs.tsx'

export function RewritesPage() {
  const { user } = useSignedIn()
  const navigate = useNavigate()
  const settings = holds(user.userPermissions, 'settings') && (
    <Button
      icon={<Settings aria-hidden="true" />}
      onClick={() => void navigate({ to: paths.settingsSection('payments') })}
    >
      Settings
    </Button>
  )
  return (
    <PaymentsTabs>
      <RewriteList actions={settings} />
    </PaymentsTabs>
  )
}
