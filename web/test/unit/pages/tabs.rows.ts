import { DEFAULT_STORE_HOURS } from '@xd/core/domain/hours/store-hours.ts'
import type { Says } from '../says/says.ts'

const ONE = { search: { perPage: 1 } }
const payments = (name: string, says: readonly string[], rest: Partial<Says>): Says => ({
  name: `the payments’ lists: ${name}`,
  at: 'pages/payments-tabs.tsx',
  draws: 'PaymentsTabs',
  props: { children: 'Rows' },
  answers: { 'payments/rewrites/list': { exceptions: 2 }, 'payments/reconciliation/list': { count: 1_204 } },
  says,
  ...rest,
})
const REQUESTS = 'Requests → /payments'
const PLANS = 'Plans → /payments/plans'
const REWRITES = 'Rewrites 2 → /payments/rewrites'
const RECONCILIATION = 'Reconciliation 1,204 → /payments/reconciliation'
const PLAN = { kind: 'repeat', memo: '', amount: '50', total: '', every: 'month', count: '3', tickets: '' } as const
const STORE = {
  storeID: 1,
  storeName: 'Old Town',
  storeTimezone: 'America/Los_Angeles',
  storeClosures: [],
  storeHours: DEFAULT_STORE_HOURS.map((day) => ({ ...day, hoursIsOpen: true })),
}
const preview = (name: string, change: object, says: readonly string[]): Says => ({
  name: `a plan’s payments: ${name}`,
  at: 'features/plans/turns-preview.tsx',
  draws: 'TurnsPreview',
  before: [[['stores/list', {}], { stores: [STORE] }]],
  props: { draft: { ...PLAN, start: '2026-12-01', ...change }, storeID: 1 },
  says,
})

export const TAB_SAYS: readonly Says[] = [
  payments('all', [`${REQUESTS} ${PLANS} ${REWRITES} ${RECONCILIATION} Rows`], {
    has: ['rewrites', 'paymentscheduler'],
    asks: { 'payments/rewrites/list': [ONE], 'payments/reconciliation/list': [ONE] },
  }),
  payments('without rewrites and refunds', [`${REQUESTS} ${PLANS} Rows`], {
    has: ['paymentscheduler'],
    without: ['rewrites'],
    lacks: ['refunds'],
    asks: { 'payments/rewrites/list': [], 'payments/reconciliation/list': [] },
  }),
  payments('without plans', [`${REQUESTS} ${RECONCILIATION} Rows`], { without: ['rewrites', 'paymentscheduler'] }),
  payments('requests alone', ['Rows'], { without: ['rewrites', 'paymentscheduler'], lacks: ['refunds'] }),
  {
    name: 'the customers’ lists',
    at: 'pages/customers-tabs.tsx',
    draws: 'CustomersTabs',
    props: { children: 'Rows' },
    answers: { 'customers/stop-requests/list': { open: 3 } },
    says: ['Customers → /customers Requests to stop 3 → /customers/stop-requests Rows'],
    asks: { 'customers/stop-requests/list': [ONE] },
  },
  {
    name: 'the customers’ lists of a user who doesn’t read messages',
    at: 'pages/customers-tabs.tsx',
    draws: 'CustomersTabs',
    props: { children: 'Rows' },
    lacks: ['messages'],
    says: ['Rows'],
    asks: { 'customers/stop-requests/list': [] },
  },
  {
    name: 'the notices’ lists',
    at: 'pages/notices-tabs.tsx',
    draws: 'NoticesTabs',
    props: { children: 'Rows' },
    answers: { 'notices/call-list': { count: 4 }, 'notices/needs-address': { count: 0 } },
    says: ['Batches → /notices Not reached 4 → /notices/calls Needs an address → /notices/addresses Rows'],
    asks: { 'notices/call-list': [ONE], 'notices/needs-address': [ONE] },
  },
  {
    name: 'the mailers’ lists',
    at: 'pages/mailers-tabs.tsx',
    draws: 'MailersTabs',
    props: { children: 'Rows' },
    says: ['Mailers → /mailers Imports → /mailers/imports Rows'],
  },
  {
    name: 'the lists of XD Admin',
    at: 'pages/admin-tabs.tsx',
    draws: 'AdminTabs',
    props: { children: 'Rows' },
    says: ['Companies → /admin/companies System statistics → /admin/system-stats Rows'],
  },
  preview('three a month', {}, ['3 payments of $50.00, Dec 1, 2026 to Feb 1, 2027.']),
  preview('one', { kind: 'once', count: '9' }, ['$50.00 on Dec 1, 2026.']),
  preview('of a layaway, evenly', { kind: 'layaway', amount: '', total: '100', count: '3' }, [
    '3 payments of $33.33, Dec 1, 2026 to Feb 1, 2027. The last is $33.34.',
  ]),
  preview('of a layaway, as typed', { kind: 'layaway', amount: '40', total: '100', count: '3' }, [
    '3 payments of $40.00, Dec 1, 2026 to Feb 1, 2027. The last is $20.00.',
  ]),
  preview('without an amount', { amount: '' }, []),
  preview('of a layaway without its total', { kind: 'layaway' }, []),
  preview('none', { count: '0' }, []),
  preview('more than a plan has', { count: '999' }, []),
  preview('without a day', { start: '' }, []),
]
