import { batch, none, notice } from './notice-sample.ts'
import type { Says } from './says.ts'

const batches = (...all: readonly object[]) => ({ 'notices/list-batches': { batches: all, count: all.length } })
const call = (userID: number, outcome = 'voicemail') => ({ userID, outcome, at: '2026-11-24T05:10:00Z' })
const CALLS = { at: 'features/notices/call-list.tsx', draws: 'CallList' } as const
const ADDRESSES = { at: 'features/notices/needs-address.tsx', draws: 'NeedsAddress' } as const
const ana = { custID: 4, custFirstName: 'Ana', custLastName: 'Prueba', custPhone: '+15125550198', notices: [] }
const CANCEL = { at: 'features/notices/batch-acts.tsx', draws: 'CancelBatch' } as const
const SEND = { at: 'features/notices/send-dialog.tsx', draws: 'SendDialog', props: { batch } } as const

export const NOTICE_CALL_SAYS: readonly Says[] = [
  {
    name: 'customers to call',
    ...CALLS,
    answers: {
      'notices/call-list': {
        notices: [
          { ...notice, noticeStatus: 'failed', reason: 'The phone is off.', language: 'es' },
          { ...notice, noticeID: 4, custID: null, phone: null, calls: [call(6)] },
        ],
        count: 2,
      },
    },
    says: [
      'Not reached',
      'Export CSV → /export/call-list.csv?search={"store":"all","page":1,"perPage":25}',
      'Store: All stores',
      'Ana Prueba → /customers/4',
      'Not delivered Final notice · Harbor · speaks Spanish · The phone is off.',
      '(512) 555-0198 → tel:+15125550198 Ticket Description Loan Due Grace ends Amount due',
      '10233 Ring Oct 21, 2026 Nov 20, 2026 Dec 21, 2026 $120.00',
      'History',
      'Sent Nov 23, 12:15 AM ET',
      'Not delivered Nov 23, 12:30 AM ET',
      'Reached Left a voicemail Wrong number Mailed a letter',
      'Customer Phone Tickets Why Store Last call',
      'Prueba, Ana (512) 555-0198 10233 due Nov 20, 2026 The phone is off. Harbor Not called yet',
      'Prueba, Ana 10233 due Nov 20, 2026 Harbor Left a voicemail, Nov 24, 12:10 AM ET',
      '1–2 of 2 notices (off) Previous page This is the first page 1 / 1 (off) Next page This is the last page',
    ],
    asks: { 'notices/call-list': [{ search: { store: 'all', page: 1, perPage: 25 } }] },
  },
  {
    name: 'nobody to call',
    ...CALLS,
    answers: { 'notices/call-list': { notices: [], count: 0 } },
    says: [
      'Not reached',
      'Store: All stores',
      'No calls to make yet',
      '. Customers no notice has reached in the last 45 days show up here, so you can call them.',
    ],
  },
  {
    name: 'nobody to call at one store',
    ...CALLS,
    address: '/?store=2',
    answers: { 'notices/call-list': { notices: [], count: 0 } },
    says: ['Not reached', 'Store: HB', 'No calls to make match', '. Nothing here with these filters.', 'Clear filters'],
  },
  {
    name: 'letters without an address',
    ...ADDRESSES,
    answers: { 'notices/needs-address': { notices: [notice], count: 1 } },
    says: [
      'Needs an address',
      'Export CSV → /export/needs-address.csv?search={"store":"all","page":1,"perPage":25}',
      'Store: All stores',
      'Customer Phone Notice Tickets Store',
      'Prueba, Ana (512) 555-0198 Final notice 10233 due Nov 20, 2026 Harbor',
      '1 of 1 (off) Previous page This is the first page 1 / 1 (off) Next page This is the last page',
    ],
  },
  {
    name: 'no letters without an address',
    ...ADDRESSES,
    answers: { 'notices/needs-address': { notices: [], count: 0 } },
    says: [
      'Needs an address',
      'Store: All stores',
      'No letters yet',
      '. Letters required by law show up here until someone enters the customer’s address.',
    ],
  },
  {
    name: 'where a customer lives',
    ...ADDRESSES,
    answers: { 'notices/needs-address': { notices: [notice], count: 1 } },
    does: [['onOpen', notice]],
    says: [
      'Needs an address',
      'Export CSV → /export/needs-address.csv?search={"store":"all","page":1,"perPage":25}',
      'Store: All stores',
      'Customer Phone Notice Tickets Store',
      'Prueba, Ana (512) 555-0198 Final notice 10233 due Nov 20, 2026 Harbor',
      'Where does Ana Prueba live?',
      'Saved with the customer for this letter and later ones.',
      'Street *',
      '[]',
      'City',
      '[]',
      'State',
      '[]',
      'ZIP code',
      '[]',
      'Cancel (off) Save address Enter a street, and a ZIP code or a city and its state.',
      '1 of 1 (off) Previous page This is the first page 1 / 1 (off) Next page This is the last page',
    ],
  },
  {
    name: 'a batch that nothing can be canceled of',
    ...CANCEL,
    props: { batch: { ...batch, counts: { ...none, sent: 3 } } },
    says: ['(off) Cancel batch… All of its notices were already sent'],
  },
  {
    name: 'canceling a batch of which some were sent',
    ...CANCEL,
    props: {
      batch: {
        ...batch,
        batchStatus: 'sending',
        counts: { ...none, held: 1, sent: 3, sending: 1, delivered: 2, mailed: 4 },
      },
    },
    does: [['Cancel batch…']],
    says: [
      'Cancel batch… Cancel this batch?',
      '1 notice that hasn’t been sent yet won’t be. 10 notices already sent can’t be recalled. This can’t be undone.',
      'Keep it',
      'Cancel batch',
    ],
  },
  {
    name: 'canceling a batch of which none were sent',
    ...CANCEL,
    props: { batch },
    does: [['Cancel batch…']],
    says: [
      'Cancel batch… Cancel this batch?',
      '3 notices that haven’t been sent yet won’t be. This can’t be undone.',
      'Keep it',
      'Cancel batch',
    ],
  },
  {
    name: 'sending a batch, counted',
    ...SEND,
    answers: {
      'notices/preview-batch': {
        forecast: {
          texts: 1200,
          emails: 1,
          letters: 2,
          skipped: 1100,
          reasons: [
            { sentence: 'Already paid', count: 1000 },
            { sentence: 'Opted out', count: 100 },
          ],
        },
      },
    },
    says: [
      'Send 1,203 notices now?',
      'Texts wait until quiet hours end. Customers who already got a notice today get this one tomorrow.',
      '1,200 texts',
      '1 email',
      '2 letters to print and mail',
      '1,100 skipped Already paid: 1,000',
      'Opted out: 100',
      'Not yet',
      'Send 1,203 notices',
    ],
  },
  {
    name: 'sending a batch of which nothing can be sent',
    ...SEND,
    answers: { 'notices/preview-batch': { forecast: { texts: 0, emails: 0, letters: 0, skipped: 0, reasons: [] } } },
    says: [
      'Send notices now?',
      'Texts wait until quiet hours end. Customers who already got a notice today get this one tomorrow.',
      'Not yet',
      'Send notices',
      'None of its notices can be sent. Cancel the batch instead.',
    ],
  },
  {
    name: 'sending a batch that can’t be counted',
    ...SEND,
    says: ['Send notices now?', 'Refused: not_found', 'Not yet', 'Send notices', 'Counting the notices'],
  },
  {
    name: 'a customer’s notices at one store',
    at: 'features/notices/customer-notice-list.tsx',
    draws: 'CustomerNoticeList',
    props: { custID: 4, storeID: 2 },
    answers: {
      'notices/customer-lookup': {
        customers: [{ ...ana, notices: [notice, { ...notice, noticeID: 4, storeID: 1, body: 'Elsewhere' }] }],
      },
    },
    says: [
      'Notice Tickets Message Status',
      'Final notice Text to (213) 555-0147 10233 due Nov 20, 2026 It’s due. Sent Nov 23, 12:30 AM ET',
    ],
    asks: { 'notices/customer-lookup': [{ search: { custID: 4 } }] },
  },
  {
    name: 'a customer without notices at one store',
    at: 'features/notices/customer-notice-list.tsx',
    draws: 'CustomerNoticeList',
    props: { custID: 4, storeID: 2 },
    answers: { 'notices/customer-lookup': { customers: [] } },
    says: [
      'No notices yet',
      '. Notices about this customer’s due tickets at this store show up here with their status.',
    ],
  },
  {
    name: 'the pages of notices',
    at: 'pages/notices-page.tsx',
    draws: 'NoticesPage',
    answers: {
      ...batches(batch),
      'notices/call-list': { notices: [], count: 1200 },
      'notices/needs-address': { notices: [], count: 1 },
    },
    says: [
      'Batches → /notices Not reached 1,200 → /notices/calls Needs an address 1 → /notices/addresses Notices',
      'Export CSV → /export/notice-batches.csv?search={"status":"all","store":"all","page":1,"perPage":25} Import notices',
      '[]',
      'Status: Any status Store: All stores',
      'Notice Status Store From Date Notices Sent Paid or answered Needs attention Skipped',
      'Past due Ready to send Harbor File Nov 23, 2026 3 – – 1 –',
      '1 of 1 (off) Previous page This is the first page 1 / 1 (off) Next page This is the last page',
    ],
  },
  {
    name: 'the page of customers to call',
    at: 'pages/notice-calls-page.tsx',
    draws: 'NoticeCallsPage',
    answers: { 'notices/call-list': { notices: [], count: 0 }, 'notices/needs-address': { notices: [], count: 0 } },
    says: [
      'Batches → /notices Not reached → /notices/calls Needs an address → /notices/addresses Not reached',
      'Store: All stores',
      'No calls to make yet',
      '. Customers no notice has reached in the last 45 days show up here, so you can call them.',
    ],
  },
  {
    name: 'the page of letters without an address',
    at: 'pages/notice-addresses-page.tsx',
    draws: 'NoticeAddressesPage',
    answers: { 'notices/call-list': { notices: [], count: 0 }, 'notices/needs-address': { notices: [], count: 0 } },
    says: [
      'Batches → /notices Not reached → /notices/calls Needs an address → /notices/addresses Needs an address',
      'Store: All stores',
      'No letters yet',
      '. Letters required by law show up here until someone enters the customer’s address.',
    ],
  },
]
