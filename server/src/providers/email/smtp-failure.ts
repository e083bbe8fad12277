import { EmailRefused, EmailUnknown } from './email.ts'
import { replyCode, SIGN_IN_REFUSED } from './reply-code.ts'

interface SMTPError {
  code?: string
  syscall?: string
  /** The command that the mail server refused: `CONN` for its greeting. */
  command?: string
  responseCode?: number
  message?: string
}

/** Nothing was handed over: there was no connection, or no trusted one. */
const neverReached = ({ code, syscall, message }: SMTPError): boolean =>
  code === 'EDNS' ||
  code === 'ECONNREFUSED' ||
  code === 'ETLS' ||
  syscall === 'connect' ||
  /^(?:connection timeout|greeting never received)|\bcertificate\b|\b(?:ssl|tls)\b/i.test(message ?? '')

const SIZE_EXCEEDED = 552

/**
 * The mail server refuses us, not this email: our sign-in, our sender address, or relaying for us. The operator must
 * fix that, and every email waits for it.
 */
const refusesUs = (code: number, { command = '', message = '' }: SMTPError): boolean =>
  SIGN_IN_REFUSED.includes(code) ||
  (!['', 'RCPT TO', 'DATA', 'API'].includes(command) && code !== SIZE_EXCEEDED) ||
  /\b(?:relay(?:ing)? (?:access )?(?:denied|not (?:permitted|allowed))|unable to relay|authentication (?:is )?required)\b/i.test(
    message,
  )

/**
 * The outcome of an email that could not be handed over. The mail server's answer decides: 4xx means not now, 5xx means
 * never, unless it refuses us. Without an answer it is unknown, unless nothing was handed over.
 */
export const smtpFailure = (cause: unknown): EmailRefused | EmailUnknown => {
  const error = cause as SMTPError
  const message = error.message ?? String(cause)
  if (error.responseCode !== undefined) {
    const code = replyCode(error.responseCode, /\b[45]\d\d[ -]([45]\.\d{1,3}\.\d{1,3})(?![.\d])/.exec(message)?.[1])
    const isOurs = refusesUs(code, error)
    return new EmailRefused({
      code: isOurs && !SIGN_IN_REFUSED.includes(code) && code >= 500 ? 530 : code,
      message,
      retry: error.responseCode < 500 || isOurs,
    })
  }
  if (neverReached(error)) return new EmailRefused({ code: null, message, retry: true })
  // The sign-in failed without an answer.
  if (error.code === 'EAUTH') return new EmailRefused({ code: 535, message, retry: true })
  // The address or the email itself is invalid: another attempt would fail the same way.
  if (error.code === 'EENVELOPE') return new EmailRefused({ code: 553, message, retry: false })
  return new EmailUnknown({ cause: message })
}
