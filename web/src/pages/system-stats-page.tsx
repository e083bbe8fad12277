import { SystemStatsScreen } from '#features/system-stats/system-stats-screen.tsx'
import { AdminTabs } from './admin-tabs.tsx'

export const SystemStatsPage = () => (
  <AdminTabs>
    <SystemStatsScreen />
  </AdminTabs>
)
