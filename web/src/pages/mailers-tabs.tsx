import type { ReactNode } from 'react'
import { PageTabs } from '#parts/page/page-tabs.tsx'
import { paths } from '#paths.ts'

const TABS = [
  { to: paths.mailers, label: 'Mailers' },
  { to: paths.imports, label: 'Imports' },
] as const

/** Mailers, and the files whose customers can be their audience. */
export const MailersTabs = ({ children }: { children: ReactNode }) => (
  <PageTabs label="Mailers" tabs={TABS}>
    {children}
  </PageTabs>
)
