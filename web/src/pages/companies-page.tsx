import { CompaniesScreen } from '#features/admin/companies-screen.tsx'
import { AdminTabs } from './admin-tabs.tsx'

export const CompaniesPage = () => (
  <AdminTabs>
    <CompaniesScreen />
  </AdminTabs>
)
