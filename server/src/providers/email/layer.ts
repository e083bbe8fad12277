import { Effect, Layer } from 'effect'
import type { Config } from '#config.ts'
import { demoCardsCredentials } from '#providers/cards/demo-credentials.ts'
import { mailAddresses } from './addresses.ts'
import { Email } from './email.ts'
import { imapMailbox } from './imap.ts'
import { emailOff } from './off.ts'
import { lookUpSandboxMail, readSandboxMail, sandboxMailBytes } from './sandbox-mail.ts'
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

export const emailLayer = (config: Config) => Layer.succeed(Email)(emailOf(config))
