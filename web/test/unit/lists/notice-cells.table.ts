import { STORES } from './cells.table.ts'
import type { Listing } from './listing.ts'

const ticket = {
  ticketNumber: '10233',
  description: 'Ring',
  loanDate: '2026-10-21',
  dueDate: '2026-11-20',
  graceDate: '2026-12-21',
  amountDue: 120,
  interest: null,
}
const other = { ...ticket, ticketNumber: '10234', dueDate: '2026-11-21' }
const third = { ...ticket, ticketNumber: '10235', dueDate: '2026-11-22' }

const notice = {
  noticeID: 3,
  batchID: 9,
  batchKind: 'final',
  listedName: 'Prueba, Ana',
  phone: '+15125550198',
  address: '+12135550147',
  channel: 'sms',
  language: 'en',
  body: 'It’s due.',
  storeID: 2,
  tickets: [ticket],
  noticeStatus: 'sent',
  noticeStatusDate: '2026-11-23T05:30:00Z',
  reason: null,
  heldUntil: null,
  mailedOn: null,
  trackingNumber: null,
  calls: [],
}
/** A quarter past midnight at Harbor, and the day before at Old Town and at the company. */
const CALLED = [
  { outcome: 'mailed', at: '2026-11-18T20:00:00Z' },
  { outcome: 'voicemail', at: '2026-11-23T05:15:00Z' },
]
const NOTICES = { at: 'features/notices/notices-table.tsx', draws: 'NoticesTable', before: [STORES] } as const

const count = {
  total: 1200,
  waiting: 1,
  held: 2,
  sending: 4,
  sent: 8,
  delivered: 1016,
  failed: 32,
  letter: 64,
  mailed: 128,
  called: 256,
  answered: 512,
  paid: 1024,
  skipped: 2048,
  canceled: 4096,
}
const none = Object.fromEntries(Object.keys(count).map((status) => [status, 0]))
const batch = {
  batchID: 9,
  batchKind: 'past-due',
  batchStatus: 'sending',
  batchSource: 'app',
  batchDate: '2026-11-23',
  storeID: 2,
  counts: count,
}
const empty = { ...batch, batchID: 10, batchKind: 'due', batchStatus: 'ready', storeID: 1, counts: none }
const BATCHES = { at: 'features/notices/batches-table.tsx', draws: 'BatchesTable', before: [STORES] } as const
const nothing = () => undefined

export const NOTICE_LISTINGS: readonly Listing[] = [
  {
    name: 'notices of several customers, at the time of their store, or else of the company',
    ...NOTICES,
    props: {
      notices: [
        notice,
        { ...notice, storeID: 1, channel: 'email', address: 'ana@golden.test', noticeStatus: 'delivered' },
        { ...notice, storeID: 99, noticeStatus: 'waiting', channel: null, address: null, tickets: [ticket, other] },
        { ...notice, channel: null, address: null, phone: null, noticeStatus: 'skipped', reason: 'No consent' },
        { ...notice, noticeStatus: 'held', heldUntil: '2026-11-24T05:15:00Z', tickets: [other, third, ticket] },
        { ...notice, noticeStatus: 'letter', reason: 'Not agreed', body: null },
        { ...notice, noticeStatus: 'mailed', reason: 'Not agreed', mailedOn: '2026-11-22' },
        { ...notice, noticeStatus: 'mailed', mailedOn: '2026-11-22', trackingNumber: '9400', batchKind: 'due-soon' },
        { ...notice, tickets: [ticket, other, third, { ...ticket, ticketNumber: '10236' }] },
      ],
    },
    says: [
      {
        Customer: 'Prueba, Ana Text to (213) 555-0147',
        Notice: 'Final notice',
        Tickets: '10233 due Nov 20, 2026',
        Message: 'It’s due.',
        Status: 'Sent Nov 23, 12:30 AM ET',
      },
      { Customer: 'Prueba, Ana Email to ana@golden.test', Status: 'Delivered Nov 22, 9:30 PM PT' },
      {
        Customer: 'Prueba, Ana (512) 555-0198',
        Tickets: '10233 due Nov 20, 2026 10234 due Nov 21, 2026',
        Status: 'Waiting Nov 22, 9:30 PM PT',
      },
      { Customer: 'Prueba, Ana No phone number', Status: 'Skipped No consent' },
      {
        Tickets: '10234 due Nov 21, 2026 10235 due Nov 22, 2026 and 1 more',
        Status: 'Held Until Nov 24, 12:15 AM ET',
      },
      { Customer: 'Prueba, Ana Letter', Message: 'No message', Status: 'Letter to print Not agreed' },
      { Customer: 'Prueba, Ana Letter', Status: 'Mailed Nov 22, 2026' },
      { Notice: 'Due soon', Status: 'Mailed Nov 22, 2026, 9400' },
      { Tickets: '10233 due Nov 20, 2026 10234 due Nov 21, 2026 and 2 more' },
    ],
  },
  {
    name: 'notices of one customer',
    ...NOTICES,
    props: { all: 'customer', notices: [notice, { ...notice, batchKind: 'forfeit' }] },
    says: [
      { Notice: 'Final notice Text to (213) 555-0147', Status: 'Sent Nov 23, 12:30 AM ET' },
      { Notice: 'Forfeited Text to (213) 555-0147' },
    ],
  },
  {
    name: 'notices on a phone, where the kind stands with the customer and the reason with the message',
    ...NOTICES,
    fit: { leftOut: ['kind'], inLines: true },
    props: { notices: [notice, { ...notice, noticeStatus: 'skipped', reason: 'No consent' }] },
    says: [
      {
        Customer: 'Prueba, Ana Final notice · Text to (213) 555-0147',
        Message: 'It’s due. Nov 23, 12:30 AM ET',
        Status: 'Sent',
      },
      { Message: 'It’s due. No consent', Status: 'Skipped' },
    ],
  },
  {
    name: 'customers to call, with their last call at the time of their store, or else of the company',
    at: 'features/notices/calls-table.tsx',
    draws: 'CallsTable',
    before: [STORES],
    props: {
      notices: [
        { ...notice, reason: 'Not delivered', calls: CALLED },
        { ...notice, storeID: 1, phone: null, reason: 'No number', tickets: [other, ticket], calls: CALLED },
        { ...notice, storeID: 99, tickets: [ticket, { ...ticket, ticketNumber: '10240' }], calls: CALLED },
        notice,
      ],
      currentID: 3,
      onOpen: nothing,
    },
    says: [
      {
        Customer: 'Prueba, Ana',
        Phone: '(512) 555-0198',
        Tickets: '10233 due Nov 20, 2026',
        Why: 'Not delivered',
        Store: 'Harbor',
        'Last call': 'Left a voicemail, Nov 23, 12:15 AM ET',
      },
      {
        Phone: '',
        Tickets: '10234 due Nov 21, 2026, 10233 due Nov 20, 2026',
        Why: 'No number',
        Store: 'Old Town',
        'Last call': 'Left a voicemail, Nov 22, 9:15 PM PT',
      },
      { Tickets: '10233, 10240 due Nov 20, 2026', 'Last call': 'Left a voicemail, Nov 22, 9:15 PM PT' },
      { Why: '', 'Last call': 'Not called yet' },
    ],
  },
  {
    name: 'letters that need an address',
    at: 'features/notices/needs-address.tsx',
    draws: 'NeedsAddress',
    before: [
      STORES,
      [
        ['notices/needs-address', { search: { store: 'all', page: 1, perPage: 25 } }],
        {
          notices: [
            notice,
            { ...notice, storeID: 1, batchKind: 'forfeit', phone: null, tickets: [other, ticket] },
            { ...notice, listedName: 'Whitfield, Jerome', tickets: [ticket, { ...ticket, ticketNumber: '10240' }] },
          ],
          count: 3,
        },
      ],
    ],
    props: {},
    says: [
      {
        Customer: 'Prueba, Ana',
        Phone: '(512) 555-0198',
        Notice: 'Final notice',
        Tickets: '10233 due Nov 20, 2026',
        Store: 'Harbor',
      },
      { Phone: '', Notice: 'Forfeited', Tickets: '10234 due Nov 21, 2026, 10233 due Nov 20, 2026', Store: 'Old Town' },
      { Customer: 'Whitfield, Jerome', Tickets: '10233, 10240 due Nov 20, 2026' },
    ],
  },
  {
    name: 'batches of notices',
    ...BATCHES,
    props: {
      batches: [
        batch,
        empty,
        { ...empty, batchSource: 'file', batchStatus: 'attention', counts: { ...none, mailed: 1 } },
        { ...empty, batchSource: 'book', batchStatus: 'done', counts: { ...none, delivered: 1 } },
        { ...empty, batchStatus: 'canceled' },
      ],
      onOpen: nothing,
    },
    says: [
      {
        Notice: 'Past due',
        Status: 'Sending 3 to go',
        Store: 'Harbor',
        From: 'Customer app',
        Date: 'Nov 23, 2026',
        Notices: '1,200',
        Sent: '1,156 1,016 delivered',
        'Paid or answered': '1,792',
        'Needs attention': '96',
        Skipped: '6,144',
      },
      {
        Notice: 'Due today',
        Status: 'Ready to send',
        Store: 'Old Town',
        Notices: '0',
        Sent: '–',
        'Paid or answered': '–',
        'Needs attention': '–',
        Skipped: '–',
      },
      { Status: 'Needs attention', From: 'File', Sent: '1' },
      { Status: 'Done', From: 'Ticket book', Sent: '1 1 delivered' },
      { Status: 'Canceled' },
    ],
  },
  {
    name: 'batches of notices on a phone',
    ...BATCHES,
    fit: { leftOut: ['store'], inLines: true },
    props: {
      batches: [batch, { ...empty, counts: { ...none, total: 1 } }, { ...empty, storeID: 99 }],
      onOpen: nothing,
    },
    says: [
      { Status: 'Sending', Date: 'Nov 23, 2026 · HB', Notices: '1,200 notices' },
      { Date: 'Nov 23, 2026 · OT', Notices: '1 notice' },
      { Date: 'Nov 23, 2026', Notices: '0 notices' },
    ],
  },
  {
    name: 'the tickets of a notice',
    at: 'features/notices/notice-tickets.tsx',
    draws: 'NoticeTickets',
    props: {
      tickets: [
        ticket,
        { ...other, description: '', loanDate: null, graceDate: null, amountDue: null },
        { ...third, amountDue: 0 },
      ],
    },
    says: [
      {
        Ticket: '10233',
        Description: 'Ring',
        Loan: 'Oct 21, 2026',
        Due: 'Nov 20, 2026',
        'Grace ends': 'Dec 21, 2026',
        'Amount due': '$120.00',
      },
      { Ticket: '10234', Description: '', Loan: '', Due: 'Nov 21, 2026', 'Grace ends': '', 'Amount due': '' },
      { 'Amount due': '$0.00' },
    ],
  },
  {
    name: 'the first notices of a file',
    at: 'features/notices/import-facts.tsx',
    draws: 'ImportFacts',
    props: {
      trial: {
        file: {
          rows: 3,
          notices: 2,
          tickets: 3,
          newCustomers: 1,
          examples: [
            { name: 'Ana Prueba', phone: '+15125550198', tickets: ['10233', '10234'], dueDate: '2026-11-20' },
            { name: 'Jerome Whitfield', phone: null, tickets: ['10235'], dueDate: '2026-11-21' },
          ],
        },
        refused: [],
      },
    },
    says: [
      { Customer: 'Ana Prueba', Phone: '(512) 555-0198', Tickets: '10233, 10234', Due: 'Nov 20, 2026' },
      { Customer: 'Jerome Whitfield', Phone: 'None', Tickets: '10235', Due: 'Nov 21, 2026' },
    ],
  },
]
