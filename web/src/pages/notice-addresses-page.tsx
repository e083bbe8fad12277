import { NeedsAddress } from '#features/notices/needs-address.tsx'
import { NoticesTabs } from './notices-tabs.tsx'

export const NoticeAddressesPage = () => (
  <NoticesTabs>
    <NeedsAddress />
  </NoticesTabs>
)
