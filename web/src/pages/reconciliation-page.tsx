import { holds } from '@xd/core/domain/access/permissions.ts'
import { useSignedIn } from '#data/session.ts'
import { ExceptionList } from '#features/reconciliation/exception-list.tsx'
import { ReconcileNow } from '#features/reconciliation/reconcile-now.tsx'
import { PaymentsTabs } from './payments-tabs.tsx'

export function ReconciliationPage() {
  const { userPermissions } = useSignedIn().user
  return (
    <PaymentsTabs>
      <ExceptionList actions={holds(userPermissions, 'settings') && <ReconcileNow />} />
    </PaymentsTabs>
  )
}
