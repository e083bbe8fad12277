import { StopRequestList } from '#features/stop-requests/stop-request-list.tsx'
import { CustomersTabs } from './customers-tabs.tsx'

export const StopRequestsPage = () => (
  <CustomersTabs>
    <StopRequestList />
  </CustomersTabs>
)
