import { hasFeature } from '@xd/core/domain/access/features.ts'
import { useSession } from '#data/session.ts'
import { RewriteList } from '#features/rewrites/rewrite-list.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { PaymentsTabs } from './payments-tabs.tsx'

export function RewritesPage() {
  const session = useSession()
  if (!session) return null
  if (!hasFeature(session.company.features, 'rewrites'))
    return <EmptyState kind="none" title="Rewrites are not switched on" text="They are among the modules that your company can buy in Settings, Add-ons." />
  return (
    <PaymentsTabs session={session}>
      <RewriteList session={session} />
    </PaymentsTabs>
  )
}
