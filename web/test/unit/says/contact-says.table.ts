import { MONDAY, STORES, SUNDAY } from './request-sample.ts'
import type { Says } from './says.ts'

const HONOLULU = 'Pacific/Honolulu'
const customer = {
  custID: 4,
  custFirstName: 'Ana',
  custLastName: 'Prueba',
  custPhone: '+15125550198',
  custOtherPhones: ['+12135550147'],
  custEmail: 'ana@x.test',
  custDL: 'D123',
  custStreet: '1 Main St',
  custCity: 'Austin',
  custState: 'TX',
  custZIP: '78701',
  custLanguage: 'es',
  custLabels: [2],
  custOptedOut: null,
  custBlocked: false,
  custLoansRefused: false,
  custCustomFields: { f_a: 'Gold' },
}
const bare = {
  ...customer,
  custFirstName: '',
  custLastName: '',
  custOtherPhones: [],
  custEmail: null,
  custDL: null,
  custStreet: null,
  custCity: null,
  custState: null,
  custZIP: null,
  custLanguage: 'en',
  custLabels: [],
  custCustomFields: {},
}
const stores = [
  { storeID: 1, storeName: 'Old Town', storeAbbr: 'OT', storeColor: '#112233', storeTimezone: HONOLULU },
  { storeID: 2, storeName: 'Harbor', storeAbbr: 'HB', storeColor: '#332211', storeTimezone: HONOLULU },
]
const EMAILS = { at: 'features/customers/customer-emails.tsx', draws: 'CustomerEmails' } as const
const email = (messageID: number, change: object) => ({
  messageID,
  messageChannel: 'email',
  messageDirection: 'in',
  messageSubject: 'My ring',
  messageBody: 'Is it still there?',
  messageStatus: 'delivered',
  messageDate: SUNDAY,
  ...change,
})
const thread = (messages: readonly object[], hasMore = false) =>
  [
    [
      ['customers/conversation/messages/fetch', { convoID: 7 }, 'pages'],
      { pages: [{ messages, hasMore }], pageParams: [null] },
    ],
  ] as const
const FOUND = { at: 'features/customers/found-customers.tsx', draws: 'FoundCustomers' } as const
const NUMBER = { at: 'features/customers/ticket-number.tsx', draws: 'TicketNumber' } as const
const ticket = {
  ticketNumber: '10233',
  ticketRewrittenAs: { ticket: '20871' },
  ticketRewrittenFrom: { ticket: '9001' },
}
const FIELD = { at: 'features/customers/store-field.tsx', draws: 'StoreField' } as const
const sending = (many: number, value: number | null, error: string | null = null) => ({
  label: 'Send from',
  stores: [1, 2, 3, 4].slice(0, many).map((storeID) => ({ ...stores[0], storeID, storeName: `Store ${storeID}` })),
  user: { userAllowedStoreIDs: [1, 2, 3, 4] },
  value,
  onChange: () => undefined,
  error,
})
const PROMISES = {
  at: 'features/customers/customer-promises.tsx',
  draws: 'CustomerPromises',
  props: { custID: 4, storeID: 1 },
} as const
const promise = (promiseID: number) => ({
  promiseID,
  custID: 4,
  storeID: 1,
  promiseStatus: 'withdrawn',
  promiseDay: '2026-11-24',
  promiseAmount: 50,
  promiseTickets: ['10233'],
})
const promises = (...some: readonly object[]) => ({ 'customers/promises/list': { promises: some } })

export const CONTACT_SAYS: readonly Says[] = [
  {
    name: 'a customer’s emails',
    ...EMAILS,
    props: { convoID: 7, store: stores[0] },
    before: thread([
      email(1, {}),
      email(2, { messageChannel: 'sms', messageBody: 'A text' }),
      email(3, { messageDirection: 'out', messageSubject: '', messageDate: MONDAY, messageBody: 'Yes' }),
    ]),
    says: [
      'Sent (no subject) Delivered Today, 6:40 PM',
      'Yes',
      'Received My ring Yesterday, 10:30 PM',
      'Is it still there?',
    ],
  },
  {
    name: 'a customer without emails',
    ...EMAILS,
    props: { convoID: 7, store: stores[0] },
    before: thread([email(2, { messageChannel: 'sms' })]),
    says: ['No emails with Old Town yet'],
  },
  {
    name: 'a customer whose older messages may hold emails',
    ...EMAILS,
    props: { convoID: 7, store: stores[0] },
    before: thread([email(2, { messageChannel: 'sms' })], true),
    says: ['Show older'],
  },
  {
    name: 'emails that can’t be loaded',
    ...EMAILS,
    props: { convoID: 7, store: stores[0] },
    says: ['The emails couldn’t be loaded', '. Refused: not_found', 'Try again'],
  },
  {
    name: 'customers who were found',
    ...FOUND,
    props: {
      customers: [
        customer,
        { ...bare, custID: 5, custBlocked: true },
        { ...customer, custID: 6, custOptedOut: SUNDAY },
      ],
    },
    says: [
      'AP Prueba, Ana (512) 555-0198 ana@x.test',
      '# (512) 555-0198 (512) 555-0198 No Email Blocked',
      'AP Prueba, Ana (512) 555-0198 ana@x.test Opted out',
    ],
  },
  {
    name: 'a ticket with its other numbers',
    ...NUMBER,
    props: { ticket },
    has: ['rewrites'],
    says: ['10233 continues as 20871 → /payments/rewrites?filter="20871" was 9001 → /payments/rewrites?filter="9001"'],
  },
  {
    name: 'a ticket with its other numbers, to a user without rewrites',
    ...NUMBER,
    props: { ticket },
    session: { company: { features: [] } },
    says: ['10233 continues as 20871 was 9001'],
  },
  { name: 'a ticket with one number', ...NUMBER, props: { ticket: { ticketNumber: '10233' } }, says: ['10233'] },
  { name: 'the one store that sends', ...FIELD, props: sending(1, 1), says: ['Send from', 'Store 1'] },
  { name: 'the one store, before it is chosen', ...FIELD, props: sending(1, null), says: ['Send from', '☐ Store 1 ☐'] },
  {
    name: 'three stores, one of which sends',
    ...FIELD,
    props: sending(3, 2, 'Choose a store'),
    says: ['Send from', '☐ Store 1 ☐ ☑ Store 2 ☑ ☐ Store 3 ☐', 'Choose a store'],
  },
  {
    name: 'four stores, none of which sends',
    ...FIELD,
    props: sending(4, null),
    says: ['Send from', 'Choose a store'],
  },
  { name: 'four stores, one of which sends', ...FIELD, props: sending(4, 3), says: ['Send from', 'Store 3'] },
  {
    name: 'a customer without promises',
    ...PROMISES,
    answers: promises(),
    says: ['No promises to pay.', 'Add a promise'],
  },
  {
    name: 'three promises of a customer',
    ...PROMISES,
    before: [STORES],
    answers: promises(promise(1), promise(2), promise(3)),
    says: [
      '$50.00 by Tue, Nov 24 for 10233 Withdrawn',
      '$50.00 by Tue, Nov 24 for 10233 Withdrawn',
      '$50.00 by Tue, Nov 24 for 10233 Withdrawn',
      'Add a promise',
    ],
  },
  {
    name: 'all of a customer’s promises, and one to be made',
    ...PROMISES,
    before: [STORES],
    answers: promises(promise(1), promise(2), promise(3), promise(4)),
    does: [['All 4 promises'], ['Add a promise']],
    says: [
      '$50.00 by Tue, Nov 24 for 10233 Withdrawn',
      '$50.00 by Tue, Nov 24 for 10233 Withdrawn',
      '$50.00 by Tue, Nov 24 for 10233 Withdrawn',
      '$50.00 by Tue, Nov 24 for 10233 Withdrawn',
      'Add a promise Promise to pay',
      'By',
      'Choose a day',
      'Amount',
      '$ []',
      'Leave empty for any amount.',
      'Tickets',
      '[]',
      'Leave empty for any ticket.',
      'Made',
      '☑ On the phone ☑ ☐ In the store ☐',
      'Cancel (off) Save promise Choose a day',
    ],
  },
  { name: 'promises that can’t be loaded', ...PROMISES, says: ['Refused: not_found'] },
]
