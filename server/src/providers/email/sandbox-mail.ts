import { Effect, Result, Schema } from 'effect'
import { createHmac, timingSafeEqual } from 'node:crypto'
import { Apart } from '#providers/apart/apart.ts'
import { EmailUnknown, type OutgoingEmail, type SignedBody } from './email.ts'
import { parseSandboxMail } from './parse/parse-sandbox-mail.ts'

// The simulated mail service: mail is sent to it by SMTP as to any other, it can be asked what has arrived, and it
// reports mail by webhook.

const PATIENCE_MS = 10_000
const LOOK_UP_LIMIT = 1000

const Mails = Schema.Struct({ messages: Schema.Array(Schema.Struct({ messageID: Schema.String })) })
const readMails = Schema.decodeUnknownResult(Mails)

const isSignature = (secret: string, signed: string | Buffer, given: string | null): boolean => {
  const [one, other] = [
    Buffer.from(given ?? ''),
    Buffer.from(createHmac('sha256', secret).update(signed).digest('hex')),
  ]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** By the digest if the mail service has signed that: hashing the body itself would take long. */
const isSigned = (secret: string, { headers, bytes, digest }: SignedBody): boolean => {
  const given = headers.get('x-sandbox-digest')
  return given === null
    ? isSignature(secret, bytes, headers.get('x-sandbox-signature'))
    : given === digest && isSignature(secret, given, headers.get('x-sandbox-digest-signature'))
}

/** The usual maximum of mail servers, with its pictures as base64. */
const MOST_BYTES = 42_000_000
/** The limit for a request whose headers don't prove its sender. */
const UNPROVEN_BYTES = 1_000_000

/**
 * A signature over the body proves nothing until the whole body is here. The mail service also signs the body's digest,
 * so that a large body is read only from senders who know the secret.
 */
export const sandboxMailBytes = (secret: string, headers: Headers): number => {
  if (!/^[0-9a-f]{64}$/.test(headers.get('x-sandbox-signature') ?? '')) return 0
  const digest = headers.get('x-sandbox-digest')
  const proven = digest !== null && isSignature(secret, digest, headers.get('x-sandbox-digest-signature'))
  return proven ? MOST_BYTES : UNPROVEN_BYTES
}

/** A large one is parsed in the separate process. */
const LARGE_BYTES = 100_000

export const readSandboxMail = Effect.fnUntraced(function* (secret: string, request: SignedBody) {
  if (!isSigned(secret, request)) return undefined
  const { bytes } = request
  if (bytes.length <= LARGE_BYTES) return parseSandboxMail(bytes)
  const { run } = yield* Apart
  return yield* run('sandboxMail', bytes, 'outside')
})

/** Whether an email is in the mailbox it was sent to. */
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
