import type { Job } from '#output/mailer-reach.ts'
import { MailerProgress } from './MailerProgress.tsx'
import { needTerminal, openScreen } from './open.tsx'

export const openMailer = async (load: () => Promise<Job>, watch: (news: () => void) => () => void): Promise<void> => {
  needTerminal('xd mailers show --json')
  // A wrong number is reported before the screen is entered.
  await load()
  await openScreen(<MailerProgress load={load} watch={watch} />)
}
