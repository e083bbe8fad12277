import type { ParsedMail } from 'mailparser'

/** A mail server's answer as three digits: the one it gave, else the equivalent of its enhanced code (RFC 3463). */
const codeIn = (report: string): number => {
  const given = /^diagnostic-code:[^\n]*?\b([45]\d\d)\b/im.exec(report)?.[1]
  if (given !== undefined) return Number(given)
  const status = /^status:\s*([245])\.(\d{1,3})\.(\d{1,3})/im.exec(report)
  const detail = status ? `${status[2]}.${status[3]}` : ''
  if (detail === '2.2' || detail === '3.4') return 552
  if (detail.startsWith('7.')) return 554
  return detail === '1.10' ? 556 : 550
}

const textOf = (content: unknown): string => (Buffer.isBuffer(content) ? content.toString('utf8') : '')

/**
 * A report that an email did not arrive (RFC 3464): which email, and why. Reports of delay and of success do not matter
 * here.
 */
export const bounceIn = (mail: ParsedMail): { emailID: string; code: number } | null => {
  const report = mail.attachments.find(({ contentType }) => contentType === 'message/delivery-status')
  const original = mail.attachments.find(
    ({ contentType }) => contentType === 'message/rfc822' || contentType === 'text/rfc822-headers',
  )
  const status = textOf(report?.content)
  if (!/^action:\s*failed\b/im.test(status)) return null
  const emailID = /^message-id:\s*(<[^>\s]+>)/im.exec(textOf(original?.content))?.[1] ?? mail.inReplyTo
  return emailID === undefined ? null : { emailID, code: codeIn(status) }
}
