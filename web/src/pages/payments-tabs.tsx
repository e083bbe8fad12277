import type { ReactNode } from 'react'
import { hasFeature } from '@xd/core/domain/access/features.ts'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { PageTabs } from '#parts/page/page-tabs.tsx'
import { paths } from '#paths.ts'

/** The payments module's lists, as tabs; hidden for users with only one. */
export function PaymentsTabs({ children }: { children: ReactNode }) {
  const { user, company } = useSignedIn()
  const rewrites = hasFeature(company.features, 'rewrites')
  const refunds = holds(user.userPermissions, 'refunds')
  const exceptions =
    useCall('payments/rewrites/list', { search: { perPage: 1 } }, { enabled: rewrites }).data?.exceptions ?? 0
  const differences =
    useCall('payments/reconciliation/list', { search: { perPage: 1 } }, { enabled: refunds }).data?.count ?? 0
  const tabs = [
    { to: paths.payments, label: 'Requests', count: 0, what: '' },
    ...(hasFeature(company.features, 'paymentscheduler')
      ? [{ to: paths.plans, label: 'Plans', count: 0, what: '' }]
      : []),
    ...(rewrites ? [{ to: paths.rewrites, label: 'Rewrites', count: exceptions, what: 'exception' }] : []),
    ...(refunds ? [{ to: paths.reconciliation, label: 'Reconciliation', count: differences, what: 'difference' }] : []),
  ]
  return (
    <PageTabs label="Payments" tabs={tabs}>
      {children}
    </PageTabs>
  )
}
