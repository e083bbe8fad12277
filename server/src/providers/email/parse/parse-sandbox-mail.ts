import { Result, Schema } from 'effect'
import { bounded } from './bounds.ts'
import type { IncomingEmail } from './incoming-email.ts'

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

/**
 * The content of the simulated mail service's webhook; null if it is not about an email. A large one is parsed in the
 * separate process.
 */
export const parseSandboxMail = (source: Uint8Array): IncomingEmail | null => {
  const read = readReceived(Buffer.from(source.buffer, source.byteOffset, source.byteLength).toString('utf8'))
  if (Result.isFailure(read)) return null
  const { messageID, from, to, subject, text, html, inReplyTo, attachments = [] } = read.success
  return bounded({
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
    filesLeft: 0,
    automatic: false,
    receipt: false,
    bounce: null,
    complaint: null,
  })
}
