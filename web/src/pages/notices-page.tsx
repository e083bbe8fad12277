import { BatchList } from '#features/notices/batch-list.tsx'
import { NoticesTabs } from './notices-tabs.tsx'

export const NoticesPage = () => (
  <NoticesTabs>
    <BatchList />
  </NoticesTabs>
)
