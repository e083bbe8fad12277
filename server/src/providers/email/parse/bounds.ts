import { createHash } from 'node:crypto'
import { UPLOAD_MAX_BYTES } from '@xd/core/domain/message/limits.ts'
import type { IncomingEmail } from './incoming-email.ts'

/** The usual maximum of mail servers. */
export const LARGEST_MAIL_BYTES = 25 * 1024 * 1024
/** Longer ones are shown as text. */
export const LONGEST_HTML = 1_000_000
export const LONGEST_TEXT = 100_000

const MOST_ADDRESSES = 50
const LONGEST_ADDRESS = 320
const MOST_REFERENCES = 100
/** RFC 5322 allows 998 characters in a line; indexes take less than three thousand bytes. */
const LONGEST_ID = 500
const LONGEST_SUBJECT = 2_000
const MOST_PICTURES = 30

const idOf = (emailID: string): string =>
  emailID.length <= LONGEST_ID
    ? emailID
    : `<${createHash('sha256').update(emailID).digest('hex')}@long-message-id.invalid>`

/** Parts that mail programs add on their own, such as signatures. Nobody would miss them. */
const UNSEEN =
  /^(?:application\/(?:x-)?(?:pkcs7-signature|pgp-signature|pgp-keys)|message\/(?:delivery-status|disposition-notification))/i

/** An email cut to what a mailbox, a database and a reader can hold, whatever its own headers say. */
export const bounded = (email: IncomingEmail): IncomingEmail => {
  const files = email.attachments.filter(({ type }) => !UNSEEN.test(type))
  const attachments = files
    .filter(({ type, content }) => type.startsWith('image/') && content.byteLength <= UPLOAD_MAX_BYTES)
    .slice(0, MOST_PICTURES)
  return { ...cut(email), attachments, filesLeft: email.filesLeft + files.length - attachments.length }
}

const cut = (email: IncomingEmail): IncomingEmail => ({
  ...email,
  emailID: idOf(email.emailID),
  references: email.references.filter(({ length }) => length <= LONGEST_ID).slice(-MOST_REFERENCES),
  from: email.from.slice(0, LONGEST_ADDRESS),
  to: email.to.filter(({ length }) => length <= LONGEST_ADDRESS).slice(0, MOST_ADDRESSES),
  subject: email.subject.slice(0, LONGEST_SUBJECT),
  text: email.text.slice(0, LONGEST_TEXT),
  // One character more than is shown, to tell that there was more.
  html: email.html === null ? null : email.html.slice(0, LONGEST_HTML + 1),
})
