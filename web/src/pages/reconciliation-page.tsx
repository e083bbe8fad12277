import { holds } from '@xd/core/domain/access/permissions.ts'
import { useSession } from '#data/session.ts'
import { ExceptionList } from '#features/reconciliation/exception-list.tsx'
import { ReconcileNow } from '#features/reconciliation/reconcile-now.tsx'
import { PaymentsTabs } from './payments-tabs.tsx'

export function ReconciliationPage() {
  const session = useSession()
  if (!session) return null
  const { userPermissions } = session.user
  return (
    <PaymentsTabs session={session}>
      <ExceptionList session={session} actions={holds(userPermissions, 'settings') && <ReconcileNow />} />
    </PaymentsTabs>
  )
}
