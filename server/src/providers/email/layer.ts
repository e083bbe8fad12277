import { Effect, Layer } from 'effect'
import type { Config } from '#config.ts'
import { causeOfSilence, type Troubles } from '#troubles.ts'
import { demoCardsCredentials } from '#providers/cards/demo-credentials.ts'
import { mailAddresses } from './addresses.ts'
import { Email, EmailRefused, EmailUnknown } from './email.ts'
import { imapMailbox } from './imap.ts'
import { lookUpSandboxMail, readSandboxMail, sandboxMailBytes } from './sandbox-mail.ts'
import { SIGN_IN_REFUSED } from './reply-code.ts'
import { smtpSender } from './smtp.ts'

const DEMO_ADDRESS = 'messages@xd.test'

const demoEmail = ({
  sandboxURL,
  sandboxSmtpPort,
  secretKey,
  lastingKey = secretKey,
}: Config): typeof Email.Service => {
  // The sandbox signs all its JSON webhooks with one secret.
  const { webhookSecret } = demoCardsCredentials(secretKey)
  return {
    name: 'sandbox',
    on: true,
    addresses: mailAddresses(DEMO_ADDRESS, lastingKey),
    send: smtpSender(`smtp://${new URL(sandboxURL).hostname}:${sandboxSmtpPort}`),
    lookUp: lookUpSandboxMail(sandboxURL),
    webhookBytes: (headers) => sandboxMailBytes(webhookSecret, headers),
    readWebhook: (request) => readSandboxMail(webhookSecret, request),
    mailbox: undefined,
  }
}

/** No mail server: nothing is sent, and no webhook is trusted. */
const emailOff: typeof Email.Service = {
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

/** In demo the simulated mail service; live the mail server the operator has set up, or none. */
const emailOf = (config: Config): typeof Email.Service => {
  if (config.mode === 'demo') return config.sandboxSmtpPort === undefined ? emailOff : demoEmail(config)
  if (config.email === undefined) return emailOff
  const { smtpURL, address, imapURL } = config.email
  const addresses = mailAddresses(address, config.lastingKey ?? config.secretKey)
  return {
    name: 'smtp',
    on: true,
    addresses,
    send: smtpSender(smtpURL),
    lookUp: () => Effect.succeed('unsaid'),
    webhookBytes: () => 0,
    readWebhook: () => Effect.undefined,
    mailbox: imapURL === undefined ? undefined : imapMailbox(imapURL),
  }
}

/** The mail server closes, for everyone. */
const CLOSING = 421

/** Not one mailbox's answer, which may be full or missing. */
const causeOf = (failure: unknown): string | null => {
  if (failure instanceof EmailUnknown) return causeOfSilence(failure.cause)
  if (!(failure instanceof EmailRefused)) return null
  const { code, message } = failure
  return code === null || code === CLOSING || SIGN_IN_REFUSED.includes(code) ? message : null
}

export const emailLayer = (config: Config, { noting }: typeof Troubles.Service) => {
  const email = emailOf(config)
  const { mailbox } = email
  if (!email.on) return Layer.succeed(Email)(email)
  return Layer.succeed(Email)({
    ...noting('smtp', email, ['send'], causeOf),
    mailbox: mailbox && noting('imap', mailbox, ['fetchNew', 'markRead'], causeOf),
  })
}
