import { EmailRefused, EmailUnknown } from './email.ts'
import { replyCode } from './reply-code.ts'

interface SMTPError {
  code?: string
  syscall?: string
  responseCode?: number
  message?: string
}

/** There was no connection, so nothing was handed over. */
const neverReached = ({ code, syscall, message }: SMTPError): boolean =>
  code === 'EDNS' ||
  code === 'ECONNREFUSED' ||
  syscall === 'connect' ||
  /^(?:connection timeout|greeting never received)/i.test(message ?? '')

/**
 * The outcome of an email that could not be handed over. The mail server's answer decides: 4xx means not now, 5xx means
 * never. Without an answer it is unknown, unless there was no connection at all.
 */
export const smtpFailure = (cause: unknown): EmailRefused | EmailUnknown => {
  const error = cause as SMTPError
  const message = error.message ?? String(cause)
  if (error.responseCode !== undefined)
    return new EmailRefused({
      code: replyCode(error.responseCode, /\b[45]\d\d[ -]([45]\.\d{1,3}\.\d{1,3})(?![.\d])/.exec(message)?.[1]),
      message,
      retry: error.responseCode < 500,
    })
  if (neverReached(error)) return new EmailRefused({ code: null, message, retry: true })
  // The sign-in failed without an answer, or the address or the email itself is invalid: another attempt would fail the
  // same way.
  if (error.code === 'EAUTH') return new EmailRefused({ code: 535, message, retry: false })
  if (error.code === 'EENVELOPE') return new EmailRefused({ code: 553, message, retry: false })
  return new EmailUnknown({ cause: message })
}
