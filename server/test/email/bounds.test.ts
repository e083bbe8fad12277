import { expect, test } from 'vitest'
import { UPLOAD_MAX_BYTES } from '@xd/core/domain/message/limits.ts'
import { bounded } from '#providers/email/parse/bounds.ts'
import type { IncomingEmail } from '#providers/email/parse/incoming-email.ts'

const file = (type: string, bytes = 1) => ({ type, content: new Uint8Array(bytes) })
const emailWith = (...attachments: IncomingEmail['attachments']): IncomingEmail => ({
  emailID: '<1@example.test>',
  references: [],
  from: 'ida@example.test',
  to: ['messages+gp-main@xd.test'],
  subject: '',
  text: '',
  html: null,
  attachments,
  filesLeft: 0,
  automatic: false,
  receipt: false,
  bounce: null,
  complaint: null,
})

test.each([
  ['a picture', [file('image/png')], 1, 0],
  ['a document', [file('application/pdf')], 0, 1],
  ['a picture that just fits', [file('image/png', UPLOAD_MAX_BYTES)], 1, 0],
  ['a picture that is too large', [file('image/png', UPLOAD_MAX_BYTES + 1)], 0, 1],
  ['a forwarded email', [file('message/rfc822')], 0, 1],
  [
    'a signature made by the mail program',
    [file('application/pkcs7-signature'), file('application/pgp-signature')],
    0,
    0,
  ],
  ['more pictures than fit', Array.from({ length: 32 }, () => file('image/png')), 30, 2],
])('an email with %s', (_, attachments, kept, left) => {
  const once = bounded(emailWith(...attachments))
  expect([once.attachments.length, once.filesLeft]).toEqual([kept, left])
  // It is cut where it is parsed, and again where it is received.
  expect(bounded(once)).toEqual(once)
})
