import { DEFAULT_FEATURES } from '@xd/core/domain/access/features.ts'
import { STORES, SUNDAY } from './request-sample.ts'
import type { Says } from './says.ts'

const PHONE = ['max-width: 767px']
/** Neither a phone nor wide enough for the panel beside the page. */
const TABLET: readonly string[] = []
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
const VIEW = { at: 'features/customers/customer-view.tsx', draws: 'CustomerView' } as const
const view = (change: object = {}) => ({
  customer,
  stores,
  store: stores[0],
  tab: 'messages',
  unread: new Map([
    [1, 0],
    [2, 3],
  ]),
  promiseBroken: false,
  acts: 'More',
  renderTickets: () => 'Tickets',
  renderLoans: () => 'Cart',
  children: 'Messages here',
  ...change,
})
const PANEL = { at: 'features/customers/customer-panel.tsx', draws: 'CustomerPanel' } as const
const FIELDS = 'settings/custom-fields/fetch'
const fetched = (one: object, fields: readonly object[] = []) => ({
  'customers/fetch': { customer: one },
  [FIELDS]: { fields, version: 1 },
})
const WITHOUT = ['labels', 'comments', 'customer-data', 'blocking', 'tickets'] as const
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

export const PANEL_SAYS: readonly Says[] = [
  {
    name: 'a customer’s page',
    ...VIEW,
    props: view(),
    says: [
      '→ /customers AP Prueba, Ana',
      '(512) 555-0198',
      'More Old Town → /customers/4-prueba-ana/1/messages Harbor 3 → /customers/4-prueba-ana/2/messages Messages → /customers/4-prueba-ana/1/messages Payments → /customers/4-prueba-ana/1/payments Tickets → /customers/4-prueba-ana/1/tickets Emails → /customers/4-prueba-ana/1/emails Notices → /customers/4-prueba-ana/1/notices',
      'Messages here',
      'Loading the customer',
    ],
  },
  {
    name: 'a customer’s page on a phone',
    ...VIEW,
    props: view({ promiseBroken: true, tab: 'payments', store: stores[1] }),
    media: PHONE,
    says: [
      '→ /customers Prueba, Ana',
      'OT Old Town → /customers/4-prueba-ana/1/payments HB Harbor 3 → /customers/4-prueba-ana/2/payments',
      'Promise broken More Messages → /customers/4-prueba-ana/2/messages Payments → /customers/4-prueba-ana/2/payments Tickets → /customers/4-prueba-ana/2/tickets Emails → /customers/4-prueba-ana/2/emails Notices → /customers/4-prueba-ana/2/notices Customer details',
      'Messages here',
    ],
  },
  {
    name: 'a customer’s page on a tablet, at the company’s one store',
    ...VIEW,
    props: view({
      customer: { ...bare, custBlocked: true, custOptedOut: SUNDAY },
      stores: stores.slice(0, 1),
      promiseBroken: true,
    }),
    media: TABLET,
    says: [
      '→ /customers # Unknown',
      '(512) 555-0198',
      'Blocked Promise broken Opted out Customer details More Messages → /customers/4/1/messages Payments → /customers/4/1/payments Tickets → /customers/4/1/tickets Emails → /customers/4/1/emails Notices → /customers/4/1/notices',
      'Messages here',
    ],
  },
  {
    name: 'a customer’s details over their page on a tablet',
    ...VIEW,
    props: view({ acts: undefined }),
    media: TABLET,
    does: [['Customer details']],
    says: [
      '→ /customers AP Prueba, Ana',
      '(512) 555-0198',
      'Customer details Old Town → /customers/4-prueba-ana/1/messages Harbor 3 → /customers/4-prueba-ana/2/messages Messages → /customers/4-prueba-ana/1/messages Payments → /customers/4-prueba-ana/1/payments Tickets → /customers/4-prueba-ana/1/tickets Emails → /customers/4-prueba-ana/1/emails Notices → /customers/4-prueba-ana/1/notices',
      'Messages here',
      'Customer',
      'Loading the customer',
    ],
  },
  {
    name: 'a customer’s page for a user who may open none of its tabs',
    ...VIEW,
    props: view({ tab: undefined, children: null }),
    lacks: ['messages', 'payments', 'tickets', 'notices'] as never,
    session: { company: { features: [] } },
    says: ['→ /customers AP Prueba, Ana', '(512) 555-0198', 'More Loading the customer'],
  },
  {
    name: 'everything about a customer, beside their conversation',
    ...PANEL,
    props: {
      custID: 4,
      storeID: 1,
      convo: { storeID: 2 },
      renderTickets: (some: readonly object[]) => `${some.length} tickets`,
      renderPayments: () => 'Payments here',
      renderLoans: () => 'Cart here',
    },
    before: [STORES],
    answers: {
      ...fetched(customer, [
        { id: 'h', type: 'heading', title: 'Likes' },
        { id: 'f_a', type: 'text', title: 'Metal' },
      ]),
      'tickets/list': { tickets: [{}, {}, {}, {}, {}], count: 6 },
    },
    says: [
      'Tickets',
      '5 ticketsAll 6 tickets → /customers/4-prueba-ana/1/tickets',
      'Customer',
      '→ /customers/4-prueba-ana/2/messages Loan calculator Edit contact',
      'Name Prueba, Ana',
      'Phone (512) 555-0198',
      'Other phone (213) 555-0147',
      'Email ana@x.test',
      'DL # D123',
      'Address 1 Main St Austin, TX 78701',
      'Language Spanish',
      'Labels',
      'VIP Remove VIP Change labels',
      'Custom Fields',
      'Edit custom fields',
      'Metal Gold',
      'Payments',
      'Payments here',
      'Promises',
      'Cart',
      'Cart here',
      'Comments',
      'History',
      'Consent',
      'Block customer',
    ],
  },
  {
    name: 'five tickets of a customer and headings alone among their fields',
    ...PANEL,
    props: { custID: 4, storeID: 1, renderTickets: (some: readonly object[]) => `${some.length} tickets` },
    before: [STORES],
    answers: {
      ...fetched(bare, [{ id: 'h', type: 'heading', title: 'Likes' }]),
      'tickets/list': { tickets: [{}], count: 5 },
    },
    says: [
      'Tickets',
      '1 tickets',
      'Customer',
      'Loan calculator Edit contact',
      'Name No name yet',
      'Phone (512) 555-0198',
      'Email Add email',
      'Labels',
      'Add a label',
      'Promises',
      'Comments',
      'History',
      'Consent',
      'Block customer',
    ],
  },
  {
    name: 'a customer without tickets, to a user with few rights',
    ...PANEL,
    props: {
      custID: 4,
      storeID: 1,
      renderTickets: () => 'Tickets',
      renderPayments: () => 'Payments here',
      renderLoans: () => 'Cart here',
    },
    lacks: WITHOUT,
    session: { company: { features: DEFAULT_FEATURES.filter((one) => one !== 'payments') } },
    answers: fetched(bare),
    says: [
      'Customer',
      'Loan calculator Edit contact',
      'Name No name yet',
      'Phone (512) 555-0198',
      'Email Add email',
      'Labels',
      'None',
      'Promises',
      'History',
      'Consent',
    ],
  },
  {
    name: 'a customer who can’t be loaded',
    ...PANEL,
    props: { custID: 4, storeID: 1 },
    says: ['The customer couldn’t be loaded', '. Refused: not_found', 'Try again'],
  },
]
