import { MONDAY, STORES, SUNDAY } from './request-sample.ts'
import type { Says } from './says.ts'

const HONOLULU = 'Pacific/Honolulu'
const customer = {
  custID: 4,
  custFirstName: 'Ana',
  custLastName: 'Prueba',
  custPhone: '+15125550198',
  custOptedOut: null,
  custBlocked: false,
  custLoansRefused: false,
}
const stats = {
  messagesIn: 1200,
  messagesOut: 34,
  paymentsSent: 5,
  paymentsPaid: 3,
  amountPaid: 300.3,
  amountRefunded: 12.5,
  firstSeen: SUNDAY,
  lastSeen: MONDAY,
}
const STATS = {
  at: 'features/customers/customer-stats.tsx',
  draws: 'CustomerStats',
  props: { custID: 4, timezone: HONOLULU },
} as const
const NOTICES = { at: 'features/customers/customer-notices.tsx', draws: 'CustomerNotices' } as const
const promise = (promiseID: number, change: object = {}) => ({
  promiseID,
  custID: 4,
  storeID: 1,
  promiseStatus: 'open',
  promiseDay: '2026-11-24',
  promiseAmount: 50,
  promiseTickets: ['10233'],
  ...change,
})
const ticket = (change: object) => ({
  ticketID: 1,
  storeID: 1,
  custID: 4,
  customer,
  ticketNumber: '10233',
  ticketDescription: 'Ring',
  ticketStatus: 'active',
  ticketLoanDate: '2026-10-23',
  ticketDueDate: '2026-11-23',
  ticketGraceDate: '2026-12-03',
  graceNoticeID: null,
  principal: 100,
  amountDue: 112.5,
  asOf: SUNDAY,
  newTicket: null,
  ...change,
})
const tickets = [
  ticket({}),
  ticket({ ticketID: 2, ticketNumber: '10234', ticketDueDate: '2026-11-22', graceNoticeID: 7 }),
  ticket({
    ticketID: 3,
    ticketNumber: '10235',
    ticketDueDate: null,
    ticketGraceDate: null,
    principal: null,
    amountDue: null,
  }),
]

export const CUSTOMER_SAYS: readonly Says[] = [
  {
    name: 'what a customer did',
    ...STATS,
    answers: { 'customers/fetch/stats': { stats } },
    says: [
      'Messages 1,200 received, 34 sent',
      'Payments $300.30 in 3 of 5 requests, $12.50 refunded',
      'First seen Yesterday',
      'Last seen Today',
    ],
  },
  {
    name: 'a customer who did nothing',
    ...STATS,
    answers: {
      'customers/fetch/stats': {
        stats: {
          ...stats,
          paymentsSent: 0,
          paymentsPaid: 0,
          amountPaid: 0,
          amountRefunded: 0,
          firstSeen: null,
          lastSeen: null,
        },
      },
    },
    says: ['Messages 1,200 received, 34 sent', 'Payments None yet', 'First seen Never', 'Last seen Never'],
  },
  {
    name: 'a customer’s consents',
    at: 'features/customers/customer-consent.tsx',
    draws: 'CustomerConsent',
    props: { custID: 4, timezone: HONOLULU },
    answers: {
      'customers/consent/fetch': {
        holds: { service: true, marketing: null },
        consents: [
          { consentKind: 'service', given: true, source: 'phone', at: SUNDAY },
          { consentKind: 'service', given: false, source: 'text', at: MONDAY },
        ],
      },
    },
    says: [
      'Messages about their loans and payments',
      '☑ Yes ☑ ☐ No ☐',
      'Given by phone, Yesterday',
      'Marketing',
      '☐ Yes ☐ ☐ No ☐',
      'Never asked',
      'Opt out of everything',
    ],
  },
  {
    name: 'a customer who opted out, is blocked and refused messages about loans',
    ...NOTICES,
    props: {
      timezone: HONOLULU,
      customer: { ...customer, custOptedOut: SUNDAY, custBlocked: true, custLoansRefused: true },
    },
    says: [
      'Opted out of texts: Yesterday. They must text START before you can write again.',
      'Blocked. Their texts are saved but don’t reopen the conversation. You can’t text them.',
    ],
  },
  { name: 'a customer of whom nothing is to be told', ...NOTICES, props: { timezone: HONOLULU, customer }, says: [] },
  {
    name: 'a customer who refused messages about loans',
    ...NOTICES,
    props: { timezone: HONOLULU, customer: { ...customer, custLoansRefused: true } },
    says: [
      'No messages about loans and payments. Reminders, receipts and notices aren’t sent. You can still write to them.',
    ],
  },
  {
    name: 'a customer’s promises',
    at: 'features/customers/customer-promises.tsx',
    draws: 'CustomerPromises',
    props: { custID: 4, storeID: 1 },
    before: [STORES],
    answers: {
      'customers/promises/list': {
        promises: [
          promise(1),
          promise(2, { promiseStatus: 'broken', promiseAmount: null, promiseDay: '2026-11-20' }),
          promise(3, { promiseStatus: 'kept', promiseTickets: [] }),
          promise(4, { promiseStatus: 'kept' }),
        ],
      },
    },
    says: [
      'Kept 2 of 3',
      '$50.00 by Tue, Nov 24 for 10233 Open Close the promise $50.00 by Tue, Nov 24 for 10233',
      'by Fri, Nov 20 for 10233 Broken Close the promise by Fri, Nov 20 for 10233',
      '$50.00 by Tue, Nov 24 Kept',
      'All 4 promises Add a promise',
    ],
  },
  {
    name: 'a promise to be made',
    at: 'features/customers/promise-dialog.tsx',
    draws: 'PromiseDialog',
    props: { custID: 4, storeID: 1 },
    before: [STORES],
    does: [
      ['By', '2026-11-24'],
      ['Amount', '12.345'],
    ],
    says: [
      'Promise to pay',
      'By',
      'Tue, Nov 24, 2026',
      'Amount',
      '$ [12.345]',
      'Use at most two decimals',
      'Tickets',
      '[]',
      'Leave empty for any ticket.',
      'Made',
      '☑ On the phone ☑ ☐ In the store ☐',
      'Cancel (off) Save promise Use at most two decimals',
    ],
  },
  {
    name: 'a customer’s tickets in a narrow column',
    at: 'features/customers/due-tickets.tsx',
    draws: 'DueTickets',
    props: { tickets, renderRequest: ({ ticketID }: { ticketID: number }) => (ticketID === 2 ? 'Request it' : null) },
    before: [STORES],
    says: [
      '10233 due Nov 23 $112.50 Ring Due today',
      '10234 due Nov 22 Request it Ring In grace until Dec 3',
      '10235 Ring Active',
    ],
  },
  {
    name: 'a customer’s tickets',
    at: 'features/customers/customer-tickets.tsx',
    draws: 'CustomerTickets',
    props: { custID: 4, renderRequest: () => null },
    before: [STORES],
    answers: { 'tickets/list': { tickets, count: 3 } },
    says: [
      'Ticket Status Due Grace ends Principal Amount due Description Store As of',
      '10233 Due today Nov 23, 2026 Dec 3, 2026 $100.00 $112.50 Ring Old Town Nov 23, 2026',
      '10234 In grace until Dec 3 Nov 22, 2026 Dec 3, 2026 by notice 7 $100.00 $112.50 Ring Old Town Nov 23, 2026',
      '10235 Active Ring Old Town Nov 23, 2026',
      'Set by notice: the date in the notice or 10 days after it was given, whichever is later. Our reading of § 21201(d) is an inference from published summaries. Have your own counsel confirm it.',
    ],
  },
  {
    name: 'a customer’s duplicates and merges',
    at: 'features/customers/customer-record.tsx',
    draws: 'CustomerRecord',
    props: { customer },
    answers: {
      'customers/duplicates': {
        duplicates: [{ customer: { ...customer, custID: 5, custFirstName: 'Anna' }, reasons: ['phone', 'name'] }],
      },
      'customers/merges/list': {
        merges: [
          { mergeID: 1, mergedName: 'Ada Mellor', mergedPhone: '+12135550147' },
          { mergeID: 2, mergedName: '', mergedPhone: '+12135550148' },
        ],
      },
    },
    says: [
      'Possible duplicates',
      'Prueba, Anna Same phone number, Same name Merge with Prueba, Anna Merge…',
      'Merged customers',
      'Ada Mellor (213) 555-0147 Undo the merge of Ada Mellor Undo',
      '(213) 555-0148 (213) 555-0148 Undo the merge of (213) 555-0148 Undo',
      'Merge with… Export data Erase customer…',
    ],
  },
  {
    name: 'a customer to be erased who opted out',
    at: 'features/customers/erase-customer-dialog.tsx',
    draws: 'EraseCustomerDialog',
    props: { customer: { ...customer, custOptedOut: SUNDAY } },
    does: [['Type “Prueba, Ana” to confirm', 'Prueba']],
    says: [
      'Erase Prueba, Ana?',
      'This erases them from every store and can’t be undone.',
      'Messages, emails, pictures, comments, labels and all details are deleted, and unpaid requests are canceled. Payments stay on record without a name. Their opt-out stays in force.',
      'Type “Prueba, Ana” to confirm',
      '[Prueba]',
      'Cancel (off) Erase customer Type “Prueba, Ana” first',
    ],
  },
]
