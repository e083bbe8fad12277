import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser'
import { bounceIn, complaintIn } from './bounce.ts'
import { bounded } from './bounds.ts'
import type { IncomingEmail } from './incoming-email.ts'

const addressesIn = (value: AddressObject | AddressObject[] | undefined): string[] =>
  [value ?? []]
    .flat()
    .flatMap(({ value: entries }) =>
      entries.flatMap(({ address, group }) =>
        [address, ...(group ?? []).map((one) => one.address)].flatMap((one) => one ?? []),
      ),
    )

const headerText = (mail: ParsedMail, name: string): string[] => {
  const value = mail.headers.get(name)
  return [value ?? []].flat().flatMap((one) => (typeof one === 'string' ? [one] : []))
}

/** Some of these come as text, some as addresses. */
const headerAddresses = (mail: ParsedMail, name: string): string[] => [
  ...headerText(mail, name),
  ...addressesIn(
    [mail.headers.get(name) ?? []]
      .flat()
      .filter((one): one is AddressObject => typeof one === 'object' && 'text' in one),
  ),
]

/** Headers in which mail servers record whom an email was delivered for, whatever its To says. */
const ENVELOPE = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to']

/** Servers decode headers as UTF-8 or as RFC 2047 says. Old programs write theirs in Latin-1 as it is. */
const readable = (source: Buffer): Buffer => {
  const end = source.indexOf('\r\n\r\n')
  const head = end === -1 ? source : source.subarray(0, end)
  if (isUtf8(head)) return source
  return Buffer.concat([Buffer.from(new TextDecoder('windows-1252').decode(head)), source.subarray(head.length)])
}

const reportType = (mail: ParsedMail): string | undefined => {
  const type = mail.headers.get('content-type') as { value?: string; params?: Record<string, string> } | undefined
  return type?.value?.toLowerCase() === 'multipart/report'
    ? (type.params?.['report-type']?.toLowerCase() ?? '')
    : undefined
}

const answersInvitation = (mail: ParsedMail): boolean =>
  mail.attachments.some(
    ({ contentType, content }) =>
      /^(?:text\/calendar|application\/ics)\b/i.test(contentType) &&
      /^METHOD:(?:REPLY|COUNTER|REFRESH)\b/im.test(content.toString('utf8')),
  )

const isAutomatic = (mail: ParsedMail): boolean => {
  const [submitted = 'no'] = headerText(mail, 'auto-submitted')
  return (
    !/^no\b/i.test(submitted) ||
    headerText(mail, 'precedence').some((value) => /^(?:bulk|junk|list|auto_reply)\b/i.test(value))
  )
}

/** An email as it came over the wire (RFC 5322). Runs in the separate process. */
export const parseMail = async (source: Uint8Array): Promise<IncomingEmail> => {
  const mail = await simpleParser(readable(Buffer.from(source)), {
    skipTextToHtml: true,
    skipImageLinks: true,
    keepDeliveryStatus: true,
    // An HTML-only email gets its text when the HTML is read.
    skipHtmlToText: true,
  })
  const digest = () => createHash('sha256').update(source).digest('hex')
  return bounded({
    // Every email should have one; one without is identified by its content.
    emailID: mail.messageId ?? `<${digest()}@no-message-id.invalid>`,
    references: [...new Set([mail.references ?? [], mail.inReplyTo ?? []].flat())],
    from: mail.from?.value[0]?.address?.trim().toLowerCase() ?? '',
    to: [
      ...addressesIn(mail.to),
      ...addressesIn(mail.cc),
      ...ENVELOPE.flatMap((name) => headerAddresses(mail, name)),
    ].map((address) => address.replace(/^<|>$/g, '')),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html || null,
    attachments: mail.attachments.map(({ contentType, content }) => ({ type: contentType, content })),
    filesLeft: 0,
    automatic: isAutomatic(mail),
    receipt: reportType(mail) !== undefined || answersInvitation(mail),
    bounce: bounceIn(mail),
    complaint: complaintIn(mail),
  })
}
