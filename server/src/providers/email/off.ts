import { Effect } from 'effect'
import { mailAddresses } from './addresses.ts'
import { type Email, EmailRefused } from './email.ts'

/** No mail server: nothing is sent, and no webhook is trusted. */
export const emailOff: typeof Email.Service = {
  name: 'off',
  on: false,
  // Nobody ever sees these.
  addresses: mailAddresses('off@email.invalid', 'off'),
  send: () => Effect.fail(new EmailRefused({ code: null, message: 'no mail server is set up', retry: false })),
  lookUp: () => Effect.succeed('unsaid'),
  webhookBytes: () => 0,
  readWebhook: () => Effect.undefined,
  mailbox: undefined,
}
