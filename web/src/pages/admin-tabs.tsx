import type { ReactNode } from 'react'
import { PageTabs } from '#parts/page/page-tabs.tsx'
import { paths } from '#paths.ts'

const TABS = [
  { to: paths.adminCompanies, label: 'Companies' },
  { to: paths.adminSystemStats, label: 'System statistics' },
]

/** XD Admin: the areas that support staff look after. */
export const AdminTabs = ({ children }: { children: ReactNode }) => (
  <PageTabs label="XD Admin" tabs={TABS}>
    {children}
  </PageTabs>
)
