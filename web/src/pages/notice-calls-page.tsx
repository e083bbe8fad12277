import { CallList } from '#features/notices/call-list.tsx'
import { NoticesTabs } from './notices-tabs.tsx'

export const NoticeCallsPage = () => (
  <NoticesTabs>
    <CallList />
  </NoticesTabs>
)
