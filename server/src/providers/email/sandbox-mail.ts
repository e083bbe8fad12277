import { Effect, Result, Schema } from 'effect'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { EmailUnknown, type IncomingEmail, type OutgoingEmail } from './email.ts'

// The simulated mail service: it is sent to by SMTP like any other, can be asked what has arrived, and tells of mail by webhook.

const PATIENCE_MS = 10_000
const LOOK_UP_LIMIT = 1000

const Received = Schema.Struct({
  event: Schema.Literal('mail.received'),
  messageID: Schema.String,
  from: Schema.String,
  to: Schema.String,
  subject: Schema.String,
  text: Schema.String,
  html: Schema.NullOr(Schema.String),
  inReplyTo: Schema.NullOr(Schema.String),
  attachments: Schema.optionalKey(Schema.Array(Schema.Struct({ contentType: Schema.String, content: Schema.String }))),
})
const readReceived = Schema.decodeUnknownResult(Schema.fromJsonString(Received))

const Mails = Schema.Struct({ messages: Schema.Array(Schema.Struct({ messageID: Schema.String })) })
const readMails = Schema.decodeUnknownResult(Mails)

const isSignature = (secret: string, signed: string, given: string | null): boolean => {
  const [one, other] = [
    Buffer.from(given ?? ''),
    Buffer.from(createHmac('sha256', secret).update(signed).digest('hex')),
  ]
  return one.length === other.length && timingSafeEqual(one, other)
}

const isSigned = (secret: string, headers: Headers, body: string): boolean =>
  isSignature(secret, body, headers.get('x-sandbox-signature'))

/** What a mail server lets through at most, as a rule, with its pictures as base64. */
const MOST_BYTES = 42_000_000
/** The limit for a request whose headers don't prove its sender. */
const UNPROVEN_BYTES = 1_000_000

/**
 * A signature over the body proves nothing before the body is here. The mail service signs the body's digest too, so that
 * a large one is read only of those who know the secret.
 */
export const sandboxMailBytes = (secret: string, headers: Headers): number => {
  if (!/^[0-9a-f]{64}$/.test(headers.get('x-sandbox-signature') ?? '')) return 0
  const digest = headers.get('x-sandbox-digest')
  const proven = digest !== null && isSignature(secret, digest, headers.get('x-sandbox-digest-signature'))
  return proven ? MOST_BYTES : UNPROVEN_BYTES
}

export const readSandboxMail = (
  secret: string,
  { headers, body }: { headers: Headers; body: string },
): IncomingEmail | null | undefined => {
  if (!isSigned(secret, headers, body)) return undefined
  const read = readReceived(body)
  if (Result.isFailure(read)) return null
  const { messageID, from, to, subject, text, html, inReplyTo, attachments = [] } = read.success
  return {
    emailID: messageID,
    references: inReplyTo === null ? [] : [inReplyTo],
    from: from.trim().toLowerCase(),
    to: [to],
    subject,
    text,
    html,
    attachments: attachments.map(({ contentType, content }) => ({
      type: contentType,
      content: Buffer.from(content, 'base64'),
    })),
    automatic: false,
    bounce: null,
  }
}

/** Whether an email is in the mailbox that it was sent to. */
export const lookUpSandboxMail = (sandboxURL: string) =>
  Effect.fnUntraced(function* ({ emailID, to }: OutgoingEmail) {
    const answer = yield* Effect.tryPromise({
      try: async () => {
        const response = await fetch(`${sandboxURL}/mail/messages`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ address: to, limit: LOOK_UP_LIMIT }),
          signal: AbortSignal.timeout(PATIENCE_MS),
        })
        return (await response.json()) as unknown
      },
      catch: (cause) => new EmailUnknown({ cause }),
    })
    const read = readMails(answer)
    if (Result.isFailure(read)) return yield* new EmailUnknown({ cause: read.failure })
    return read.success.messages.some(({ messageID }) => messageID === emailID)
      ? ('taken' as const)
      : ('not taken' as const)
  })
