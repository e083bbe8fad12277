import { EMPTY_COMPOSER, nothing } from '../conversation/sample.ts'
import { refusal } from '../data/page.ts'
import type { Says } from './says.ts'

const writing = (name: string, says: readonly string[], rest: Partial<Says>): Says => ({
  name: `a message with a picked picture: ${name}`,
  ...EMPTY_COMPOSER,
  has: ['mms'],
  does: [['onAttach', [new File(['x'], 'ring.jpg', { type: 'image/jpeg' })]]],
  says,
  ...rest,
})
const count = (name: string, props: object, says: readonly string[]): Says => ({
  name: `the length of a text: ${name}`,
  at: 'features/conversation/segment-count.tsx',
  draws: 'SegmentCount',
  props: { hasPictures: false, isPriced: true, ...props },
  says,
})
const LATEST = {
  at: 'pages/customer-payments.tsx',
  draws: 'CustomerPayments',
  props: { custID: 4, onView: nothing },
} as const
const paid = (paymentKey: string, change: object) => ({
  paymentKey,
  paymentAmount: 1250,
  paymentStatus: 'approved',
  paymentExpired: false,
  paymentRequestedDate: '2026-11-24T04:30:00Z',
  paymentValidBefore: '2026-12-01T04:30:00Z',
  storeTimezone: 'America/Los_Angeles',
  ...change,
})

export const WRITING_SAYS: readonly Says[] = [
  writing(
    'uploading',
    [
      'Uploading ring.jpg Remove ring.jpg',
      '0 / 1,600 · picture message · about 3¢ It’s 7:30 PM HST for Ana',
      'Add to the message Attach a picture [] / Replies (off) Templates No templates for this yet A picture is still uploading. ☑ Text ☑ ☐ Email ☐',
      '(off) Send A picture is still uploading. (off) More ways to send A picture is still uploading.',
    ],
    { underWay: 'media/upload' as never },
  ),
  writing(
    'held, as nobody is signed in',
    [
      'Uploads when the server can be reached Remove ring.jpg',
      '0 / 1,600 · picture message · about 3¢ It’s 7:30 PM HST for Ana',
      'Add to the message Attach a picture [] / Replies (off) Templates No templates for this yet A picture is waiting for the server. ☑ Text ☑ ☐ Email ☐',
      '(off) Send A picture is waiting for the server. (off) More ways to send A picture is waiting for the server.',
    ],
    { answers: { 'media/upload': refusal(403, 'signed_out') } },
  ),
  writing(
    'refused',
    [
      'ring.jpg: Refused: invalid Dismiss ring.jpg',
      'Add to the message Attach a picture [] / Replies (off) Templates No templates for this yet Ctrl Enter ☑ Text ☑ ☐ Email ☐',
      '(off) Send Write a message first. (off) More ways to send Write a message first.',
    ],
    { answers: { 'media/upload': refusal(400, 'invalid') } },
  ),
  writing(
    'of a kind that can’t be sent',
    [
      'notes.txt: Only JPEG, PNG, GIF, WebP and HEIC pictures can be sent. Dismiss notes.txt',
      'Add to the message Attach a picture [] / Replies (off) Templates No templates for this yet Ctrl Enter ☑ Text ☑ ☐ Email ☐',
      '(off) Send Write a message first. (off) More ways to send Write a message first.',
    ],
    {
      does: [['onAttach', [new File(['x'], 'notes.txt', { type: 'text/plain' })]]],
    },
  ),
  count('nothing', { text: '' }, ['0 / 1,600 · 1 segment · about 0¢']),
  count('one that fills two segments', { text: 'a'.repeat(161) }, ['161 / 1,600 · 2 segments · about 2¢']),
  count('a picture with special characters', { text: 'Ré “so”', hasPictures: true }, [
    '7 / 1,600 · picture message · about 3¢',
  ]),
  count('as long as may be', { text: 'a'.repeat(1600) }, ['1,600 / 1,600 · 11 segments · about 12¢']),
  count('too long', { text: 'a'.repeat(2601) }, ['1,001 over the limit · 17 segments · about 19¢']),
  count('abroad', { text: 'Hello', isPriced: false }, ['5 / 1,600 · 1 segment']),
  { ...LATEST, name: 'a customer’s latest payments: not loaded', says: ['The payments couldn’t be loaded.'] },
  {
    ...LATEST,
    name: 'a customer’s latest payments: none',
    answers: { 'payments/list': { payments: [] } },
    says: ['None yet.'],
  },
  { ...LATEST, name: 'a customer’s latest payments: loading', underWay: 'payments/list', says: [] },
  {
    ...LATEST,
    name: 'a customer’s latest payments',
    answers: {
      'payments/list': {
        payments: [
          paid('a', {}),
          paid('b', {
            paymentAmount: 9.5,
            paymentRequestedDate: '2026-11-22T08:30:00Z',
            storeTimezone: 'Pacific/Honolulu',
          }),
        ],
      },
    },
    says: ['$1,250.00 · 1h PAID', '$9.50 · Sat PAID'],
  },
]
