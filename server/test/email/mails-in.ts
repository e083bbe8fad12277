import type { Booted } from '@xd/fixtures/boot.ts'
import type { Mail } from './email-world.ts'

/** The words and senders of the mails in a mailbox, oldest first. */
export const mailsIn = async (world: Pick<Booted, 'sandbox'>, address: string) =>
  (await world.sandbox<{ messages: Mail[] }>('/mail/messages', { address })).messages.map(
    ({ from, fromName, subject, text }) => ({ from, fromName, subject, text }),
  )
