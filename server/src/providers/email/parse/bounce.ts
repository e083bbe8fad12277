import type { ParsedMail } from 'mailparser'
import { replyCode } from '#providers/email/reply-code.ts'

/** A mail server's answer as three digits: the one it gave, else the equivalent of its enhanced code (RFC 3463). */
const codeIn = (report: string): number => {
  const given = /^diagnostic-code:[^\n]*?\b([45]\d\d)\b/im.exec(report)?.[1]
  return replyCode(given, /^status:\s*([245]\.\d{1,3}\.\d{1,3})/im.exec(report)?.[1])
}

const textOf = (content: unknown): string => (Buffer.isBuffer(content) ? content.toString('utf8') : '')

const partOf = (mail: ParsedMail, ...types: readonly string[]): string =>
  textOf(mail.attachments.find(({ contentType }) => types.includes(contentType))?.content)

/** The email that a report is about: it comes with it, whole or only its headers. */
const reportedID = (mail: ParsedMail): string | undefined =>
  /^message-id:\s*(<[^>\s]+>)/im.exec(partOf(mail, 'message/rfc822', 'text/rfc822-headers'))?.[1] ?? mail.inReplyTo

/**
 * A report that an email did not arrive (RFC 3464): which email, and why. Reports of delay and of success do not matter
 * here.
 */
export const bounceIn = (mail: ParsedMail): { emailID: string; code: number } | null => {
  const status = partOf(mail, 'message/delivery-status')
  if (!/^action:\s*failed\b/im.test(status)) return null
  const emailID = reportedID(mail)
  return emailID === undefined ? null : { emailID, code: codeIn(status) }
}

/** A report that someone marked an email as spam (RFC 5965). One that says it is not spam changes nothing. */
export const complaintIn = (mail: ParsedMail): { emailID: string } | null => {
  if (!/^feedback-type:\s*(?:abuse|fraud|other)\b/im.test(partOf(mail, 'message/feedback-report'))) return null
  const emailID = reportedID(mail)
  return emailID === undefined ? null : { emailID }
}
