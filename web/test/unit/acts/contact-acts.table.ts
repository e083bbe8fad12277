import { JOB } from '../mailers/sample.ts'
import type { Handed } from './handed.ts'

const customer = {
  custID: 4,
  custFirstName: 'Ana',
  custLastName: 'Prueba',
  custPhone: '+15125550198',
  custBlocked: false,
  custLabels: [1],
  custOptedOut: null,
}
const BLOCK = {
  at: 'features/customers/block-customer.tsx',
  draws: 'BlockCustomer',
  call: 'customers/block',
  tellsFailure: true,
} as const satisfies Partial<Handed>
const LABELS = {
  at: 'features/customers/customer-labels.tsx',
  draws: 'CustomerLabels',
  props: { customer, mayChange: true },
  before: [[['labels/list', {}], { labels: [{ labelID: 1, labelName: 'Gold', labelModuleKey: 'customer' }] }]],
  call: 'customers/update-labels',
  tellsFailure: true,
} as const satisfies Partial<Handed>
const MANY = {
  at: 'features/customers/customers-bar.tsx',
  draws: 'CustomersBar',
  props: { chosen: [customer, { ...customer, custID: 5 }], shown: 9, order: {}, permissions: ['labels'] },
  call: 'customers/change-label',
  answer: { custIDs: [] },
} as const satisfies Partial<Handed>
const PROMISES = ['customers/promises/list', { search: { custID: 4, perPage: 100 } }] as const
const promised = {
  promiseID: 9,
  promiseStatus: 'open',
  promiseDay: '2030-01-02',
  promiseAmount: 40,
  promiseTickets: [],
  storeID: 2,
}
const ended = {
  at: 'features/customers/customer-promises.tsx',
  draws: 'CustomerPromises',
  within: 'Promised',
  props: { custID: 4, storeID: 2 },
  before: [[PROMISES, { promises: [promised] }]],
  call: 'customers/promises/close',
  tellsFailure: true,
} as const satisfies Partial<Handed>

const CUSTOMERS: readonly Handed[] = [
  {
    ...BLOCK,
    name: 'a customer is blocked once that is confirmed',
    props: { customer },
    does: [['Block customer'], ['Block customer']],
    asks: { customerID: 4, blocked: true },
    said: ['Prueba, Ana was blocked.'],
  },
  {
    ...BLOCK,
    name: 'a customer is unblocked at once',
    props: { customer: { ...customer, custBlocked: true } },
    does: [['Unblock customer']],
    asks: { customerID: 4, blocked: false },
    said: ['Prueba, Ana was unblocked.'],
  },
  {
    ...LABELS,
    name: 'a customer gets a label, with those that were seen',
    does: [['onChange', [1, 2]]],
    asks: { customerID: 4, labels: [1, 2], seenLabels: [1] },
  },
  {
    ...LABELS,
    name: 'a customer’s label is removed',
    does: [['onRemove']],
    asks: { customerID: 4, labels: [], seenLabels: [1] },
  },
  {
    ...MANY,
    name: 'all selected customers are labeled',
    does: [['onChange', 3, false]],
    asks: { custIDs: [4, 5], labelID: 3, removed: false },
  },
  {
    ...MANY,
    name: 'a label is taken from only some of the selected customers',
    does: [['onChange', 3, true, [5]]],
    asks: { custIDs: [5], labelID: 3, removed: true },
  },
  {
    name: 'a comment on a customer',
    at: 'features/customers/customer-comments.tsx',
    draws: 'CustomerComments',
    props: { custID: 4, timezone: 'America/Los_Angeles' },
    before: [[['comments/list', { commentKey: 'customer/4' }], { comments: [] }]],
    does: [['onType', ' Called '], ['onSubmit']],
    call: 'comments/submit',
    asks: { comment: { commentKey: 'customer/4', commentMessage: 'Called' } },
    answer: { comment: { commentID: 1 } },
  },
  {
    ...ended,
    name: 'a promise is kept',
    does: [['Mark as kept']],
    asks: { promiseID: 9, promiseStatus: 'kept' },
    said: ['Promise: kept'],
  },
  {
    ...ended,
    name: 'a promise is withdrawn',
    does: [['Withdraw']],
    asks: { promiseID: 9, promiseStatus: 'withdrawn' },
    said: ['Promise: withdrawn'],
  },
  {
    name: 'a promise is recorded by hand',
    at: 'features/customers/promise-dialog.tsx',
    draws: 'PromiseDialog',
    props: { custID: 4, storeID: 2 },
    does: [
      ['By', '2030-01-02'],
      ['Amount', '$40.50'],
      ['Tickets', '10233, 10234'],
      ['Made', 'staff'],
      ['Save promise'],
    ],
    call: 'customers/promises/save',
    asks: {
      promise: {
        custID: 4,
        storeID: 2,
        promiseDay: '2030-01-02',
        promiseSource: 'staff',
        promiseAmount: 40.5,
        promiseTickets: ['10233', '10234'],
      },
    },
    hears: { onClose: [] },
    said: ['Promise saved'],
  },
  ...(
    [
      [customer, 'Mellor, Ada is a separate customer again.'],
      [
        null,
        'The merge is undone. Mellor, Ada was added by an import that has since been undone, so they’re no longer a customer.',
      ],
    ] as const
  ).map(([restored, said]): Handed => ({
    name: `a merge is undone: ${said}`,
    at: 'features/customers/customer-record.tsx',
    draws: 'CustomerRecord',
    props: { customer },
    before: [
      [['customers/duplicates', { customerID: 4 }], { duplicates: [] }],
      [
        ['customers/merges/list', { customerID: 4 }],
        { merges: [{ mergeID: 8, mergedName: 'Mellor, Ada', mergedPhone: '+15125550111' }] },
      ],
    ],
    does: [['Undo the merge of Mellor, Ada']],
    call: 'customers/unmerge',
    asks: { mergeID: 8 },
    answer: { restored },
    said: [said],
    tellsFailure: true,
  })),
  {
    name: 'a customer is erased once their name is typed',
    at: 'features/customers/erase-customer-dialog.tsx',
    draws: 'EraseCustomerDialog',
    props: { customer },
    does: [['Type “Prueba, Ana” to confirm', 'Prueba, Ana'], ['Erase customer']],
    call: 'customers/erase',
    asks: { customerID: 4, confirmName: 'Prueba, Ana' },
    hears: { onErased: [] },
    said: ['Prueba, Ana was erased.'],
  },
]

const other = { ...customer, custID: 5, custFirstName: 'Ada', custLastName: 'Mellor' }

const MERGE: Handed = {
  name: 'two customers are merged into the chosen one',
  at: 'features/customers/merge-customers-dialog.tsx',
  draws: 'MergeCustomersDialog',
  props: {
    one: { ...customer, custCustomFields: {}, custLanguage: 'en' },
    other: { ...other, custCustomFields: {}, custLanguage: 'en' },
  },
  does: [['Which one to keep', '5'], ['Merge customers']],
  call: 'customers/merge',
  asks: { keptID: 5, mergedID: 4, choices: {} },
  answer: { customer: other, mergeID: 8 },
  hears: { onClose: [], onMerged: [5] },
  said: ['Prueba, Ana ((512) 555-0198) is merged into Mellor, Ada. You can undo it for 30 days.'],
}

const job = { ...JOB, jobID: 5, jobStatus: 'sending', counts: { ...JOB.counts, total: 3, waiting: 2, sent: 1 } }
const MAILER = {
  at: 'features/mailers/mailer-acts.tsx',
  draws: 'MailerAct',
  asks: { jobID: 5 },
  tellsFailure: true,
} as const satisfies Partial<Handed>

const MAILERS: readonly Handed[] = [
  {
    ...MAILER,
    name: 'a mailer is paused',
    props: { job },
    does: [['Pause']],
    call: 'mailers/pause-job',
    said: ['Mailer paused'],
  },
  {
    ...MAILER,
    name: 'a mailer is resumed',
    props: { job: { ...job, jobStatus: 'paused' } },
    does: [['Resume']],
    call: 'mailers/resume-job',
    said: ['Mailer resumed'],
  },
  {
    ...MAILER,
    name: 'a mailer is canceled once that is confirmed',
    draws: 'MailerMenu',
    props: { job },
    does: [['Cancel mailer…'], ['Cancel mailer']],
    call: 'mailers/cancel-job',
    said: ['Mailer canceled'],
  },
  {
    ...MAILER,
    name: 'a mailer’s draft is deleted once that is confirmed',
    draws: 'MailerMenu',
    props: { job: { ...job, jobStatus: 'draft' } },
    does: [['Delete draft…'], ['Delete draft']],
    call: 'mailers/schedule-job',
    asks: { job: { jobID: 5, deleteJob: true } },
    hears: { onClose: [] },
    said: ['Draft deleted'],
  },
  {
    name: 'a mailer is sent now',
    at: 'features/mailers/force-dialog.tsx',
    draws: 'ForceDialog',
    props: { job },
    does: [['onConfirm']],
    call: 'mailers/force-job',
    asks: { jobID: 5 },
    hears: { onClose: [] },
    hearsWhenRefused: { onClose: [] },
    said: ['Sending the mailer now'],
    tellsFailure: true,
  },
]

const notice = { noticeID: 7, storeID: 2, custID: 4, name: 'Ana Prueba', phone: null, noticeStatus: 'waiting' }
const batch = {
  batchID: 3,
  batchStatus: 'ready',
  counts: { waiting: 2, held: 0, letter: 0, sending: 0, sent: 0, delivered: 0, mailed: 0 },
}

const NOTICES: readonly Handed[] = [
  ...(
    [
      ['Reached', 'reached'],
      ['Wrong number', 'wrong_number'],
    ] as const
  ).map(([words, outcome]): Handed => ({
    name: `a call is recorded: ${outcome}`,
    at: 'features/notices/call-card.tsx',
    draws: 'CallCard',
    props: { notice: { ...notice, batchKind: 'pre-default', calls: [], tickets: [] }, hasLeft: false, newCalls: [] },
    does: [[words]],
    call: 'notices/record-call',
    asks: { noticeID: 7, outcome },
    hears: { onDone: [7] },
    said: [`Ana Prueba: ${words.toLowerCase()}`],
    tellsFailure: true,
  })),
  {
    name: 'a letter gets its address',
    at: 'features/notices/address-dialog.tsx',
    draws: 'AddressDialog',
    props: { notice },
    does: [['Street', '1 Main St'], ['ZIP code', '90012'], ['Save address']],
    call: 'notices/give-address',
    asks: { noticeID: 7, custStreet: '1 Main St', custCity: '', custState: '', custZIP: '90012' },
    hears: { onClose: [] },
    said: ['The letter to Ana Prueba can be printed'],
  },
  {
    name: 'a batch of notices is sent',
    at: 'features/notices/send-dialog.tsx',
    draws: 'SendDialog',
    props: { batch },
    before: [
      [
        ['notices/preview-batch', { batchID: 3 }],
        { forecast: { texts: 2, emails: 1, letters: 0, skipped: 4, reasons: [] } },
      ],
    ],
    does: [['Send 3 notices']],
    call: 'notices/send-batch',
    asks: { batchID: 3 },
    hears: { onClose: [] },
    hearsWhenRefused: { onClose: [] },
    said: ['Sending the notices now'],
    tellsFailure: true,
  },
  {
    name: 'a batch of notices is canceled once that is confirmed',
    at: 'features/notices/batch-acts.tsx',
    draws: 'CancelBatch',
    props: { batch },
    does: [['Cancel batch…'], ['Cancel batch']],
    call: 'notices/cancel-batch',
    asks: { batchID: 3 },
    said: ['Batch canceled'],
    tellsFailure: true,
  },
]

export const CONTACT_HANDED: readonly Handed[] = [...CUSTOMERS, MERGE, ...MAILERS, ...NOTICES]
