import type { Press } from './press.ts'

const ZONE = 'Pacific/Honolulu'
const letter = (noticeID: number, change: object = {}) => ({
  noticeID,
  needsAddress: false,
  name: 'Ana Prueba',
  postalAddress: '1 Main St\nHilo, HI 96720',
  subject: null,
  body: 'Your loan is due.',
  tickets: [],
  ...change,
})
const MAILED = {
  at: 'features/notices/mailed-dialog.tsx',
  draws: 'MailedDialog',
  /** Three in the morning in UTC, on the day before in Honolulu. */
  now: Date.parse('2026-11-24T03:00:00Z'),
  hears: ['onClose'],
} as const
const ONE = {
  ...MAILED,
  props: { letters: { of: 'notice', noticeID: 3, name: 'Ana Prueba' }, timezone: ZONE },
} as const
const MARK = 'notices/mark-mailed'
const DETAILS = 'notices/batch-details'
const batch = (name: string, notices: readonly object[], rest: Partial<Press>): Press => ({
  ...MAILED,
  name: `a batch’s letters are marked mailed: ${name}`,
  props: { letters: { of: 'batch', batchID: 9, many: notices.length }, timezone: ZONE },
  answers: { [DETAILS]: { notices, refused: [], nextCursor: null }, [MARK]: {} },
  does: [['EditorDialog']],
  ...rest,
})
const many = (count: number) => Array.from({ length: count }, (_, at) => letter(at + 1))
const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at)
const AGAIN = [DETAILS, { batchID: 9, search: { status: 'letter', perPage: 100 } }] as const

export const MAILED_PRESSES: readonly Press[] = [
  {
    ...ONE,
    name: 'a letter is marked mailed, on the store’s day',
    does: [['EditorDialog']],
    answers: { [MARK]: {} },
    calls: [[MARK, { noticeIDs: [3], mailedOn: '2026-11-23' }]],
    said: ['The letter to Ana Prueba marked mailed'],
    heard: [['onClose']],
  },
  {
    ...ONE,
    name: 'a letter is marked mailed on another day, with its tracking number',
    does: [['Mailed on', '2026-11-20'], ['Tracking number', ' 9400 1 '], ['EditorDialog']],
    answers: { [MARK]: {} },
    calls: [[MARK, { noticeIDs: [3], mailedOn: '2026-11-20', trackingNumber: '9400 1' }]],
    said: ['The letter to Ana Prueba marked mailed'],
    heard: [['onClose']],
  },
  {
    ...ONE,
    name: 'a letter that could not be marked mailed stays open, with the reason',
    does: [['EditorDialog']],
    calls: [[MARK, { noticeIDs: [3], mailedOn: '2026-11-23' }]],
    failures: ['Refused: not_found'],
  },
  batch('one', many(1), {
    calls: [[MARK, { noticeIDs: [1], mailedOn: '2026-11-23' }], AGAIN],
    said: ['1 letter marked mailed'],
    heard: [['onClose']],
  }),
  batch('as many as fit one call', many(100), {
    calls: [[MARK, { noticeIDs: ids(1, 100), mailedOn: '2026-11-23' }], AGAIN],
    said: ['100 letters marked mailed'],
    heard: [['onClose']],
  }),
  batch('one more', many(101), {
    calls: [
      [MARK, { noticeIDs: ids(1, 100), mailedOn: '2026-11-23' }],
      [MARK, { noticeIDs: [101], mailedOn: '2026-11-23' }],
      AGAIN,
    ],
    said: ['101 letters marked mailed'],
    heard: [['onClose']],
  }),
  batch(
    'those that could be printed alone',
    [letter(1), letter(2, { body: '到期' }), letter(3, { needsAddress: true })],
    {
      calls: [[MARK, { noticeIDs: [1], mailedOn: '2026-11-23' }], AGAIN],
      said: ['1 letter marked mailed'],
      heard: [['onClose']],
    },
  ),
]
