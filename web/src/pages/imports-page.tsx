import { ImportList } from '#features/imports/import-list.tsx'
import { MailersTabs } from './mailers-tabs.tsx'

export const ImportsPage = () => (
  <MailersTabs>
    <ImportList />
  </MailersTabs>
)
