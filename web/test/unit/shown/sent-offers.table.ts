import { JOB } from '../mailers/sample.ts'
import { inStates, type Offer } from './offer.ts'

const nothing = () => undefined
const MAILER = { at: 'features/mailers/mailer-acts.tsx', props: { job: JOB, onClose: nothing, onEdit: nothing } }
const MAILERS: readonly Offer[] = [
  ...inStates('the next step of a mailer', { ...MAILER, draws: 'MailerAct' }, 'job', [
    ['draft', { jobStatus: 'draft' }, { Close: true, Edit: true }],
    ['scheduled', { jobStatus: 'scheduled' }, { Close: true, Edit: true }],
    [
      'preparing',
      { jobStatus: 'preparing' },
      { Close: true, Pause: 'This mailer is being prepared. It can’t be paused.' },
    ],
    ['sending', { jobStatus: 'sending' }, { Close: true, Pause: true }],
    ['paused', { jobStatus: 'paused' }, { Close: true, Resume: true }],
    ['finished', { jobStatus: 'finished' }, { Close: true }],
    ['canceled', { jobStatus: 'canceled' }, { Close: true }],
  ]),
  ...inStates('a mailer’s menu', { ...MAILER, draws: 'MailerMenu' }, 'job', [
    [
      'draft',
      { jobStatus: 'draft' },
      { 'Edit…': true, 'Copy as new…': true, 'Send now…': 'Schedule it first', 'Delete draft…': true },
    ],
    [
      'scheduled',
      { jobStatus: 'scheduled' },
      { 'Edit…': true, 'Copy as new…': true, 'Send now…': true, 'Cancel mailer…': true },
    ],
    [
      'preparing',
      { jobStatus: 'preparing' },
      {
        'Edit…': 'This mailer is being prepared. It can’t be changed.',
        'Copy as new…': true,
        'Send now…': 'This mailer is already being prepared.',
        'Cancel mailer…': true,
      },
    ],
    [
      'sending',
      { jobStatus: 'sending' },
      {
        'Edit…': 'This mailer is being sent. It can’t be changed.',
        'Copy as new…': true,
        'Send now…': 'This mailer is already being sent.',
        'Cancel mailer…': true,
      },
    ],
    [
      'paused',
      { jobStatus: 'paused' },
      {
        'Edit…': 'This mailer is paused. It can’t be changed.',
        'Copy as new…': true,
        'Send now…': true,
        'Cancel mailer…': true,
      },
    ],
    [
      'finished',
      { jobStatus: 'finished' },
      {
        'Edit…': 'This mailer is finished. It can’t be changed.',
        'Copy as new…': true,
        'Send now…': 'This mailer is finished. It can’t be started now.',
        'Cancel mailer…': 'This mailer is finished. It can’t be canceled.',
      },
    ],
    [
      'canceled',
      { jobStatus: 'canceled' },
      {
        'Edit…': 'This mailer is canceled. It can’t be changed.',
        'Copy as new…': true,
        'Send now…': 'This mailer is canceled. It can’t be started now.',
        'Cancel mailer…': 'This mailer is already canceled.',
      },
    ],
  ]),
]

const counts = {
  total: 3,
  waiting: 2,
  held: 0,
  letter: 0,
  needsAddress: 0,
  sending: 0,
  sent: 0,
  delivered: 1,
  mailed: 0,
}
const batch = { batchID: 3, storeID: 1, batchKind: 'due-soon', batchStatus: 'ready', counts }
const NOTICES: readonly Offer[] = [
  ...inStates(
    'the next step of a batch',
    { at: 'features/notices/batch-acts.tsx', draws: 'SendBatch', props: { batch, onClose: nothing } },
    'batch',
    [
      ['ready', {}, { Close: true, 'Send…': true }],
      ['being sent', { batchStatus: 'sending' }, { Close: true }],
      ['done', { batchStatus: 'done' }, { Close: true }],
      ['canceled', { batchStatus: 'canceled' }, { Close: true }],
    ],
  ),
  ...inStates(
    'canceling a batch',
    { at: 'features/notices/batch-acts.tsx', draws: 'CancelBatch', props: { batch } },
    'batch',
    [
      ['ready', {}, { 'Cancel batch…': true }],
      ['being sent', { batchStatus: 'sending' }, { 'Cancel batch…': true }],
      [
        'with only letters left',
        { batchStatus: 'attention', counts: { ...counts, waiting: 0, letter: 1 } },
        { 'Cancel batch…': true },
      ],
      [
        'with nothing left',
        { batchStatus: 'sending', counts: { ...counts, waiting: 0 } },
        { 'Cancel batch…': 'All of its notices were already sent' },
      ],
      ['done', { batchStatus: 'done' }, {}],
      ['canceled', { batchStatus: 'canceled' }, {}],
    ],
  ),
  ...inStates(
    'a batch’s letters',
    { at: 'features/notices/letters-banner.tsx', draws: 'LettersBanner', props: { batch, timezone: 'UTC' } },
    'batch',
    [
      ['none', {}, {}],
      ['all ready', { counts: { ...counts, letter: 2 } }, { 'Letters (PDF)': true, 'Mark mailed…': true }],
      [
        'some without an address',
        { counts: { ...counts, letter: 2, needsAddress: 1 } },
        { 'Enter addresses': true, 'Letters (PDF)': true, 'Mark mailed…': true },
      ],
      ['all without an address', { counts: { ...counts, letter: 2, needsAddress: 2 } }, { 'Enter addresses': true }],
    ],
  ),
  ...inStates(
    'a notice',
    {
      at: 'features/notices/notice-dialog.tsx',
      draws: 'NoticeDialog',
      props: {
        notice: {
          noticeID: 7,
          storeID: 2,
          batchID: 3,
          custID: 4,
          convoID: 5,
          name: 'Ana Prueba',
          batchKind: 'due-soon',
          noticeStatus: 'letter',
          noticeStatusDate: '2026-11-19T18:00:00.000Z',
          reason: null,
          mayBeMailed: true,
          channel: null,
          subject: null,
          body: 'Due',
          language: 'en',
          tickets: [],
          calls: [],
          postalAddress: '',
          needsAddress: false,
          sentDate: null,
          deliveredDate: null,
          mailedOn: null,
          trackingNumber: null,
          heldUntil: null,
          phone: null,
        },
        timezone: 'UTC',
        inBatch: false,
        onClose: nothing,
      },
    },
    'notice',
    [
      ['a letter to mail', {}, { 'Proof (PDF)': true, 'Letter (PDF)': true, 'Mark mailed…': true }],
      [
        'a letter without an address',
        { mayBeMailed: false, needsAddress: true },
        { 'Proof (PDF)': true, 'Enter the address': true },
      ],
      [
        'mailed',
        { noticeStatus: 'mailed', mayBeMailed: false, mailedOn: '2026-11-19' },
        { 'Proof (PDF)': true, 'Letter (PDF)': true },
      ],
      [
        'delivered by text',
        { noticeStatus: 'delivered', mayBeMailed: false, channel: 'sms', address: '+15125550198' },
        { 'Proof (PDF)': true },
      ],
    ],
  ),
]

export const SENT_OFFERS: readonly Offer[] = [...MAILERS, ...NOTICES]
