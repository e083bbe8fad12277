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

/** Headers in which mail servers record whom an email was delivered for, whatever its To says. */
const ENVELOPE = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to']

const isAutomatic = (mail: ParsedMail): boolean => {
  const [submitted = 'no'] = headerText(mail, 'auto-submitted')
  return (
    !/^no\b/i.test(submitted) ||
    headerText(mail, 'precedence').some((value) => /^(?:bulk|junk|list|auto_reply)\b/i.test(value))
  )
}

/** An email as it came over the wire (RFC 5322). Runs in the separate process. */
export const parseMail = async (source: Uint8Array): Promise<IncomingEmail> => {
  const mail = await simpleParser(Buffer.from(source), {
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
    to: [...addressesIn(mail.to), ...addressesIn(mail.cc), ...ENVELOPE.flatMap((name) => headerText(mail, name))].map(
      (address) => address.replace(/^<|>$/g, ''),
    ),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html || null,
    attachments: mail.attachments.map(({ contentType, content }) => ({ type: contentType, content })),
    filesLeft: 0,
    automatic: isAutomatic(mail),
    bounce: bounceIn(mail),
    complaint: complaintIn(mail),
  })
}
