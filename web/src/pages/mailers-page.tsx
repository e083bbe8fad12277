import { MailerList } from '#features/mailers/mailer-list.tsx'

export const MailersPage = () => <MailerList />
