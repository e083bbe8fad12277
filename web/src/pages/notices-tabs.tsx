import type { ReactNode } from 'react'
import { useCall } from '#data/use-call.ts'
import { PageTabs } from '#parts/page/page-tabs.tsx'
import { paths } from '#paths.ts'

/** Batches of notices, the customers they failed to reach, and letters without an address. */
export function NoticesTabs({ children }: { children: ReactNode }) {
  const calls = useCall('notices/call-list', { search: { perPage: 1 } }).data?.count ?? 0
  const letters = useCall('notices/needs-address', { search: { perPage: 1 } }).data?.count ?? 0
  const tabs = [
    { to: paths.notices, label: 'Batches' },
    { to: paths.noticeCalls, label: 'Not reached', count: calls, what: 'call' },
    { to: paths.noticeAddresses, label: 'Needs an address', count: letters, what: 'letter' },
  ]
  return (
    <PageTabs label="Notices" tabs={tabs}>
      {children}
    </PageTabs>
  )
}
