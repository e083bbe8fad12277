import type { ParsedMail } from 'mailparser'
import type { Bounce } from './incoming-email.ts'
import { replyCode } from '#providers/email/reply-code.ts'

/** A mail server's answer as three digits: the one it gave, refined by its enhanced code (RFC 3463). */
const codeIn = (report: string): number => {
  const given = /^diagnostic-code:[^\n]*?\b([45]\d\d)\b/im.exec(report)?.[1]
  return replyCode(given, /^status:\s*([245]\.\d{1,3}\.\d{1,3})/im.exec(report)?.[1])
}

const textOf = (content: unknown): string => (Buffer.isBuffer(content) ? content.toString('utf8') : '')

/** All parts of these types: a report about several addresses may have one for each. */
const partsOf = (mail: ParsedMail, ...types: readonly string[]): string =>
  mail.attachments
    .filter(({ contentType }) => types.includes(contentType.toLowerCase()))
    .map(({ content }) => textOf(content))
    .join('\n\n')

/** The second name of each is that of mail with addresses beyond ASCII (RFC 6533). */
const STATUS = ['message/delivery-status', 'message/global-delivery-status'] as const
const REPORTED = ['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'] as const

const MESSAGE_ID = /^[>\s]*message-id:\s*(<[^>\s]+>)/im

const SUBJECT = /^[>\s]*subject:[ \t]*(\S.*)$/im
/** What Exchange puts before the subject of the email that it reports. */
const BEFORE_SUBJECT = /^(?:undeliverable|no se puede entregar):\s*(?=\S)/i

/** The reported email's subject, from the returned email or from the report's own subject. */
const reportedSubject = (mail: ParsedMail): string | null => {
  const quoted = SUBJECT.exec(partsOf(mail, ...REPORTED))?.[1] ?? SUBJECT.exec(mail.text ?? '')?.[1]
  if (quoted !== undefined) return quoted.trim()
  const own = mail.subject ?? ''
  return BEFORE_SUBJECT.test(own) ? own.replace(BEFORE_SUBJECT, '').trim() : null
}

const ADDRESS = /[^\s<>;:,"()[\]]+@[^\s<>;:,"()[\]]+[^\s<>;:,"()[\].]/g
/** More than any report about one email names. */
const MOST_RECIPIENTS = 20
const addressesIn = (text: string): string[] =>
  [...new Set((text.match(ADDRESS) ?? []).map((address) => address.toLowerCase()))].slice(0, MOST_RECIPIENTS)

/** The failed address: as it was written to, and after any forwarding. */
const failedRecipients = (lines: string): string[] =>
  addressesIn((lines.match(/^(?:original|final)-recipient:.*$/gim) ?? []).join('\n'))

const toldRecipients = (mail: ParsedMail): string[] => {
  const named = mail.headers.get('x-failed-recipients')
  return addressesIn(typeof named === 'string' ? named : (mail.text ?? ''))
}

/** The email that a report is about: it comes with it, whole or only its headers, or quoted in its text. */
const reportedID = (mail: ParsedMail): string | undefined =>
  MESSAGE_ID.exec(partsOf(mail, ...REPORTED))?.[1] ??
  MESSAGE_ID.exec(mail.text ?? '')?.[1] ??
  mail.inReplyTo ??
  [mail.references ?? []].flat().at(-1)

/** The lines about an address that failed, of a report that may be about several (RFC 3464). */
const failedIn = (status: string): string | undefined =>
  status.split(/\r?\n\s*\r?\n/).find((lines) => /^action:\s*failed\b/im.test(lines))

const MAIL_SERVER = /^(?:mailer-daemon|postmaster|mail-daemon|noreply-mailer)\b/i
const SAYS_FAILED =
  /undeliver|delivery (?:has )?fail|failure notice|returned mail|returning message|not delivered|no se (?:pudo|ha podido) entregar|devuelto/i
const SAYS_LATER = /\b(?:delayed|warning|will (?:be )?retr\w*|still trying|retraso)\b/i

/** A report in words alone, as old mail servers write it. */
const toldIn = (mail: ParsedMail): string | undefined => {
  const subject = mail.subject ?? ''
  const isFromServer = MAIL_SERVER.test(mail.from?.value[0]?.address ?? '')
  const isFailure = mail.headers.has('x-failed-recipients') || (SAYS_FAILED.test(subject) && !SAYS_LATER.test(subject))
  return isFromServer && isFailure ? (mail.text ?? '') : undefined
}

const codeTold = (text: string): number => {
  const [, given, enhanced] = /\b(5\d\d)[ -](?:#?(5\.\d{1,3}\.\d{1,3}))?/.exec(text) ?? []
  return replyCode(given, enhanced)
}

/**
 * A report that an email did not arrive (RFC 3464, or in words): which email, or to whom, and why. Reports of delay and
 * of success don't matter here.
 */
export const bounceIn = (mail: ParsedMail): Bounce | null => {
  const status = partsOf(mail, ...STATUS)
  const failed = failedIn(status)
  const told = status === '' ? toldIn(mail) : undefined
  const about = { emailID: reportedID(mail) ?? null, subject: reportedSubject(mail) }
  if (failed !== undefined) return { ...about, code: codeIn(failed), recipients: failedRecipients(failed) }
  return told === undefined ? null : { ...about, code: codeTold(told), recipients: toldRecipients(mail) }
}

/** A report that someone marked an email as spam (RFC 5965). One that says it is not spam changes nothing. */
export const complaintIn = (mail: ParsedMail): { emailID: string } | null => {
  if (!/^feedback-type:\s*(?:abuse|fraud|other)\b/im.test(partsOf(mail, 'message/feedback-report'))) return null
  const emailID = reportedID(mail)
  return emailID === undefined ? null : { emailID }
}
