import { batch, none, notice } from './notice-sample.ts'
import type { Says } from './says.ts'

const LETTERS = { at: 'features/notices/letters-banner.tsx', draws: 'LettersBanner' } as const
const MAILED = { at: 'features/notices/mailed-dialog.tsx', draws: 'MailedDialog' } as const
const ZONE = 'America/Los_Angeles'
const HISTORY = { at: 'features/notices/notice-history.tsx', draws: 'NoticeHistory' } as const
const NEWS = { at: 'features/notices/call-news.tsx', draws: 'CallNews' } as const
const call = (userID: number, outcome = 'voicemail') => ({ userID, outcome, at: '2026-11-24T05:10:00Z' })
const DIALOG = { at: 'features/notices/notice-dialog.tsx', draws: 'NoticeDialog' } as const
export const NOTICE_LETTER_SAYS: readonly Says[] = [
  {
    name: 'letters to mail',
    ...LETTERS,
    props: { batch: { ...batch, counts: { ...none, letter: 1 } }, timezone: ZONE },
    says: ['1 letter to mail.', 'Letters (PDF) → /export/notice-letters.pdf?search={"batch":9} Mark mailed…'],
  },
  {
    name: 'letters that need an address first',
    ...LETTERS,
    props: { batch: { ...batch, counts: { ...none, letter: 1, needsAddress: 1 } }, timezone: ZONE },
    says: ['1 letter needs an address first.', 'Enter addresses'],
  },
  {
    name: 'letters to mail, and some that need an address first',
    ...LETTERS,
    props: { batch: { ...batch, counts: { ...none, letter: 5, needsAddress: 2 } }, timezone: ZONE },
    says: [
      '3 letters to mail. 2 letters need an address first.',
      'Enter addresses Letters (PDF) → /export/notice-letters.pdf?search={"batch":9} Mark mailed…',
    ],
  },
  {
    name: 'one letter that was mailed',
    ...MAILED,
    props: { letters: { of: 'notice', noticeID: 3, name: 'Ana' }, timezone: ZONE },
    says: [
      'Mark the letter to Ana mailed',
      'Mailed on *',
      'Mon, Nov 23, 2026 Required',
      'Tracking number',
      '[]',
      'From the post office, if there is one',
      'Cancel Mark mailed',
    ],
  },
  {
    name: 'a batch’s letters that can’t be found',
    ...MAILED,
    props: { letters: { of: 'batch', batchID: 9, many: 5 }, timezone: ZONE },
    says: [
      'Mark 5 letters mailed',
      'Refused: not_found',
      'Mailed on *',
      'Mon, Nov 23, 2026 Required',
      'Cancel (off) Mark mailed There are no printed letters.',
    ],
  },
  {
    name: 'the history of a notice that was delivered, called about and mailed',
    ...HISTORY,
    props: {
      notice: {
        ...notice,
        noticeStatus: 'mailed',
        deliveredDate: '2026-11-23T05:16:00Z',
        mailedOn: '2026-11-22',
        trackingNumber: '9400',
        calls: [call(6), call(5, 'reached')],
      },
      timezone: 'America/New_York',
    },
    says: [
      'History',
      'Sent Nov 23, 12:15 AM ET',
      'Delivered Nov 23, 12:16 AM ET',
      'Left a voicemail, Kim Nov 24, 12:10 AM ET',
      'Reached, XD Support Nov 24, 12:10 AM ET',
      'Mailed, tracking number 9400 Nov 22, 2026',
    ],
  },
  {
    name: 'the history of a notice on hold',
    ...HISTORY,
    props: {
      notice: { ...notice, noticeStatus: 'held', sentDate: null, heldUntil: '2026-11-24T16:00:00Z' },
      timezone: ZONE,
    },
    says: ['History', 'Held Nov 22, 9:30 PM PT', 'Held until Nov 24, 8:00 AM PT'],
  },
  {
    name: 'the history of a notice mailed without a tracking number',
    ...HISTORY,
    props: { notice: { ...notice, noticeStatus: 'mailed', sentDate: null, mailedOn: '2026-11-22' }, timezone: ZONE },
    says: ['History', 'Mailed Nov 22, 2026'],
  },
  {
    name: 'a colleague called in the meantime',
    ...NEWS,
    props: { name: 'Ana', hasLeft: false, newCalls: [call(6, 'reached'), call(6), call(5)] },
    says: ['Kim called in the meantime: left a voicemail.', 'Next customer'],
  },
  {
    name: 'a customer to call who has left the list',
    ...NEWS,
    props: { name: 'Ana', hasLeft: true, newCalls: [call(6)] },
    says: [
      'Ana is no longer on this page. Someone may have recorded a call, or they paid, replied or got a letter.',
      'Next customer',
    ],
  },
  {
    name: 'a letter that needs an address',
    ...DIALOG,
    props: {
      notice: {
        ...notice,
        noticeStatus: 'letter',
        mayBeMailed: true,
        needsAddress: true,
        reason: 'The phone is off.',
        language: 'es',
      },
      timezone: ZONE,
      inBatch: true,
    },
    says: [
      'Ana Prueba',
      'Letter to print Final notice The phone is off.',
      'Letter 1 segment',
      'It’s due.',
      'This letter needs an address before it can be printed.',
      'Enter the address',
      'Ticket Description Loan Due Grace ends Amount due',
      '10233 Ring Oct 21, 2026 Nov 20, 2026 Dec 21, 2026 $120.00',
      'History',
      'Sent Nov 22, 9:15 PM PT',
      'Letter to print Nov 22, 9:30 PM PT',
      'Open the customer → /customers/4 Open the conversation → /inbox?convo=8',
      'Proof (PDF) → /export/notice-proof.pdf?search={"notice":3} Letter (PDF) → /export/notice-letters.pdf?search={"notice":3}',
      'Mark mailed…',
    ],
  },
  {
    name: 'a letter that was mailed to an address',
    ...DIALOG,
    props: {
      notice: {
        ...notice,
        noticeStatus: 'mailed',
        postalAddress: '1 Main St\nAustin TX 78701',
        channel: 'email',
        subject: 'Due',
        custID: null,
        convoID: null,
      },
      timezone: ZONE,
      inBatch: false,
    },
    says: [
      'Ana Prueba',
      'Mailed Final notice',
      'Letter',
      'Due',
      'It’s due.',
      'Postal address',
      'Ana Prueba 1 Main St Austin TX 78701',
      'Ticket Description Loan Due Grace ends Amount due',
      '10233 Ring Oct 21, 2026 Nov 20, 2026 Dec 21, 2026 $120.00',
      'History',
      'Sent Nov 22, 9:15 PM PT',
      'Open the batch → /notices?batch=9',
      'Proof (PDF) → /export/notice-proof.pdf?search={"notice":3} Letter (PDF) → /export/notice-letters.pdf?search={"notice":3}',
    ],
  },
  {
    name: 'a notice to someone who may not see customers or conversations',
    ...DIALOG,
    lacks: ['customers', 'messages'],
    props: { notice: { ...notice, body: null }, timezone: ZONE, inBatch: false },
    says: [
      'Ana Prueba',
      'Sent Final notice',
      'Ticket Description Loan Due Grace ends Amount due',
      '10233 Ring Oct 21, 2026 Nov 20, 2026 Dec 21, 2026 $120.00',
      'History',
      'Sent Nov 22, 9:15 PM PT',
      'Open the batch → /notices?batch=9',
      'Proof (PDF) → /export/notice-proof.pdf?search={"notice":3}',
    ],
  },
]
