import type { CallName } from '@xd/core/contract/calls.ts'
import { payment } from '../payments/sample.ts'
import { JOB } from '../mailers/sample.ts'
import type { Shown } from './shown.ts'

/** A call that a screen makes to show something. */
export interface Read extends Shown {
  call: CallName
  asks: object
}

const customer = {
  custID: 4,
  custFirstName: 'Ana',
  custLastName: 'Prueba',
  custPhone: '+15125550198',
  custBlocked: false,
  custLabels: [],
  custOptedOut: null,
  custLanguage: 'en',
  custEmail: '',
  custCustomFields: {},
}
const PLACE = { custID: 4, storeID: 2, storeName: 'Old Town' }

export const READS: readonly Read[] = [
  // Of one customer, at one store.
  {
    at: 'features/plans/customer-plan-list.tsx',
    draws: 'CustomerPlanList',
    props: PLACE,
    call: 'payments/schedules/list',
    asks: { search: { custID: 4, store: 2, page: 1, perPage: 25 } },
  },
  {
    at: 'features/payments/customer-payment-list.tsx',
    draws: 'CustomerPaymentList',
    props: PLACE,
    call: 'payments/list',
    asks: { search: { custID: 4, store: 2, page: 1, perPage: 25 } },
  },
  {
    at: 'features/payments/use-customer-payoffs.ts',
    draws: 'useCustomerPayoffs',
    given: [4, 2],
    call: 'tickets/list',
    asks: { search: { custID: 4, store: 2, status: 'active', perPage: 100 } },
  },
  {
    at: 'features/customers/customer-tickets.tsx',
    draws: 'CustomerTickets',
    props: { custID: 4, renderRequest: () => null },
    call: 'tickets/list',
    asks: { search: { custID: 4, perPage: 100 } },
  },
  {
    at: 'features/customers/customer-panel.tsx',
    draws: 'CustomerPanel',
    props: { custID: 4, storeID: 2, renderTickets: () => null },
    call: 'tickets/list',
    asks: { search: { custID: 4, status: 'active', perPage: 5 } },
  },
  {
    at: 'features/customers/customer-panel.tsx',
    draws: 'CustomerPanel',
    props: { custID: 4, storeID: 2 },
    call: 'customers/fetch',
    asks: { customerID: 4 },
  },
  {
    at: 'features/customers/customer-record.tsx',
    draws: 'CustomerRecord',
    props: { customer },
    call: 'customers/duplicates',
    asks: { customerID: 4 },
  },
  {
    at: 'features/customers/customer-record.tsx',
    draws: 'CustomerRecord',
    props: { customer },
    call: 'customers/merges/list',
    asks: { customerID: 4 },
  },
  {
    at: 'features/customers/customer-stats.tsx',
    draws: 'CustomerStats',
    props: { custID: 4, timezone: 'UTC' },
    call: 'customers/fetch/stats',
    asks: { customerID: 4 },
  },
  {
    at: 'features/customers/customer-consent.tsx',
    draws: 'CustomerConsent',
    props: { custID: 4, timezone: 'UTC' },
    call: 'customers/consent/fetch',
    asks: { custID: 4 },
  },
  {
    at: 'features/notices/customer-notice-list.tsx',
    draws: 'CustomerNoticeList',
    props: PLACE,
    call: 'notices/customer-lookup',
    asks: { search: { custID: 4 } },
  },
  {
    at: 'pages/customer-payments.tsx',
    draws: 'CustomerPayments',
    props: { custID: 4, onView: () => undefined },
    call: 'payments/list',
    asks: { search: { custID: 4, perPage: 5 } },
  },
  {
    at: 'features/loans/customer-cart.tsx',
    draws: 'CustomerCart',
    props: { custID: 4, storeID: 2 },
    call: 'customers/cart/fetch',
    asks: { custID: 4 },
  },
  {
    at: 'features/conversation/known-figures.ts',
    draws: 'useKnownFigures',
    given: [4],
    call: 'tickets/list',
    asks: { search: { custID: 4, status: 'active', perPage: 100 } },
  },
  {
    at: 'features/conversation/known-figures.ts',
    draws: 'useKnownFigures',
    given: [4],
    call: 'payments/list',
    asks: { search: { custID: 4, perPage: 5 } },
  },
  {
    at: 'features/conversation/known-figures.ts',
    draws: 'useKnownFigures',
    given: [4],
    call: 'customers/cart/fetch',
    asks: { custID: 4 },
  },
  {
    at: 'features/conversation/opt-out-line.tsx',
    draws: 'OptOutLine',
    props: { convoID: 7, customer },
    answers: { 'customers/stop-requests/list': { open: 101, stopRequests: [] } },
    call: 'customers/stop-requests/list',
    asks: { search: { custID: 4, status: 'open', perPage: 1 } },
  },
  // Of one record.
  {
    at: 'features/payments/views-tab.tsx',
    draws: 'ViewsTab',
    props: { payment: payment() },
    call: 'payments/impressions/fetch',
    asks: { paymentKey: 'WhitfieldPaidToday0001', page: 1 },
  },
  {
    at: 'features/payments/ledger-table.tsx',
    draws: 'LedgerTable',
    props: { payment: payment() },
    call: 'payments/ledger/fetch',
    asks: { paymentKey: 'WhitfieldPaidToday0001' },
  },
  {
    at: 'features/payments/payment-totals.tsx',
    draws: 'PaymentTotals',
    props: {
      search: {
        filter: 'ana',
        store: 2,
        status: 'sent',
        origin: 'self',
        label: 3,
        dateStart: '2026-11-01',
        dateEnd: '2026-11-02',
        sortBy: 'messageDate',
        page: 2,
        perPage: 25,
      },
      status: 'sent',
    },
    call: 'payments/totals',
    asks: {
      search: { filter: 'ana', store: 2, origin: 'self', label: 3, dateStart: '2026-11-01', dateEnd: '2026-11-02' },
    },
  },
  {
    at: 'features/mailers/mailer-overview.tsx',
    draws: 'MailerOverview',
    within: 'Outcome',
    props: { job: { ...JOB, counts: { ...JOB.counts, total: 3 } }, share: { done: 1, total: 3 } },
    call: 'mailers/result',
    asks: { jobID: 12 },
  },
  {
    at: 'features/mailers/use-live-mailer.ts',
    draws: 'useLiveMailer',
    given: [12],
    call: 'mailers/fetch-job',
    asks: { jobID: 12 },
  },
  {
    at: 'features/notices/send-dialog.tsx',
    draws: 'SendDialog',
    props: { batch: { batchID: 3 } },
    call: 'notices/preview-batch',
    asks: { batchID: 3 },
  },
  {
    at: 'features/reports/shown-report.tsx',
    draws: 'ShownReport',
    props: {
      name: 'reports/teller-stats',
      range: { start: '2026-11-01', end: '2026-11-02' },
      store: 2,
      hasAny: () => false,
    },
    call: 'reports/teller-stats',
    asks: { dateRange: { start: '2026-11-01', end: '2026-11-02' }, store: 2 },
  },
  {
    at: 'features/settings/reminders-section.tsx',
    draws: 'RemindersSection',
    props: { storeID: 2 },
    call: 'settings/reminders/fetch',
    asks: { storeID: 2 },
  },
  {
    at: 'features/settings/rewrites-section.tsx',
    draws: 'RewritesSection',
    props: { storeID: 2 },
    call: 'settings/rewrites/fetch',
    asks: { storeID: 2 },
  },
  {
    at: 'features/settings/self-service-section.tsx',
    draws: 'SelfServiceSection',
    props: { storeID: 2 },
    call: 'settings/self-service/fetch',
    asks: { storeID: 2 },
  },
  {
    at: 'features/settings/remote-fee-section.tsx',
    draws: 'RemoteFeeSection',
    props: { storeID: 2 },
    answers: {
      'settings/payments/remote-fee/fetch': {
        settings: { storeID: 2, maximumRemoteFeePercent: 0, remoteFeeSection: null },
      },
    },
    call: 'settings/payments/remote-fee/fetch',
    asks: { storeID: 2 },
  },
]
