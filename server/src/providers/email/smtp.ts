import { Effect } from 'effect'
import type { Transporter } from 'nodemailer'
import type { OutgoingEmail } from './email.ts'
import { smtpFailure } from './smtp-failure.ts'

const PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 }

/** A connection for each email: a person's letters are few, and a connection kept for hours dies unnoticed. */
export const smtpSender = (smtpURL: string) => {
  const { protocol, hostname, port, username, password } = new URL(smtpURL)
  const secure = protocol === 'smtps:'
  const options = {
    ...PATIENCE,
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // A password goes to nobody in the clear.
    ...(username !== '' && {
      requireTLS: true,
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    // An email names no file and no address that the server should fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  // A start does not wait for it.
  let transport: Promise<Transporter> | undefined
  const open = () => (transport ??= import('nodemailer').then(({ createTransport }) => createTransport(options)))
  return Effect.fnUntraced(function* ({
    emailID,
    from,
    replyTo,
    to,
    subject,
    text,
    references,
    attachments,
  }: OutgoingEmail) {
    const inReplyTo = references.at(-1)
    yield* Effect.tryPromise({
      try: async () =>
        (await open()).sendMail({
          messageId: emailID,
          from,
          replyTo,
          to: { name: '', address: to },
          subject,
          text,
          ...(inReplyTo !== undefined && { inReplyTo, references: [...references] }),
          attachments: attachments.map(({ filename, type, content }) => ({
            filename,
            contentType: type,
            content: Buffer.from(content),
          })),
        }),
      catch: smtpFailure,
    })
  })
}
