import { Effect } from 'effect'
import type { Transporter } from 'nodemailer'
import type { OutgoingEmail } from './email.ts'
import { smtpFailure } from './smtp-failure.ts'

const PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 }

/** One connection per email: people write few, and a connection kept for hours dies unnoticed. */
export const smtpSender = (smtpURL: string) => {
  const { protocol, hostname, port, username, password } = new URL(smtpURL)
  const secure = protocol === 'smtps:'
  const options = {
    ...PATIENCE,
    host: hostname,
    port: Number(port) || (secure ? 465 : 587),
    secure,
    // A password is never sent in the clear.
    ...(username !== '' && {
      requireTLS: true,
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    // An email can't make the server fetch a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  // Startup does not wait for it.
  let transport: Promise<Transporter> | undefined
  const open = () => (transport ??= import('nodemailer').then(({ createTransport }) => createTransport(options)))
  return Effect.fnUntraced(function* ({
    emailID,
    from,
    replyTo,
    to,
    subject,
    text,
    html,
    unsubscribeURL,
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
          ...(html !== undefined && { html }),
          ...(unsubscribeURL !== undefined && {
            headers: {
              'List-Unsubscribe': `<${unsubscribeURL}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            },
          }),
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
