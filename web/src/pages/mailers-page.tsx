import { MailerList } from '#features/mailers/mailer-list.tsx'
import { MailersTabs } from './mailers-tabs.tsx'

export const MailersPage = () => (
  <MailersTabs>
    <MailerList />
  </MailersTabs>
)
