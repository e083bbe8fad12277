import type { ReactNode } from 'react'
import { holds } from '@xd/core/domain/access/permissions.ts'
import { useSignedIn } from '#data/session.ts'
import { useCall } from '#data/use-call.ts'
import { PageTabs } from '#parts/page/page-tabs.tsx'
import { paths } from '#paths.ts'

const CUSTOMERS = { to: paths.customers, label: 'Customers' } as const

/** Customers, and their requests to stop. */
export function CustomersTabs({ children }: { children: ReactNode }) {
  const readsMessages = holds(useSignedIn().user.userPermissions, 'messages')
  const open = useCall('customers/stop-requests/list', { search: { perPage: 1 } }, { enabled: readsMessages }).data
    ?.open
  const stops = { to: paths.stopRequests, label: 'Requests to stop', count: open ?? 0, what: 'open request' }
  return (
    <PageTabs label="Customers" tabs={readsMessages ? [CUSTOMERS, stops] : [CUSTOMERS]}>
      {children}
    </PageTabs>
  )
}
