import type { CallName } from '@xd/core/contract/calls.ts'
import { JOB } from '../mailers/sample.ts'
import { payment } from '../payments/sample.ts'
import type { Shown } from './shown.ts'

/** A list at an address that names all of its filters, and not their usual values. */
export interface Listed {
  at: string
  draws: string
  props?: object
  address: string
  call: CallName
  /** The name of its rows in the answer. */
  rows: string
  search: object
  /** Its file, and what the file’s search says besides. */
  file: string
  of?: object
}

export const LISTS: readonly Listed[] = [
  {
    at: 'features/payments/payment-list.tsx',
    draws: 'PaymentList',
    address:
      '/?filter=ana&store=2&status=expired&origin=self&label=3&start=2026-11-01&end=2026-11-02&by=paymentAmount&dir=asc&page=2',
    call: 'payments/list',
    rows: 'payments',
    search: {
      filter: 'ana',
      store: 2,
      status: 'expired',
      origin: 'self',
      label: 3,
      dateStart: '2026-11-01',
      dateEnd: '2026-11-02',
      sortBy: 'paymentAmount',
      sortDir: 'asc',
      page: 2,
      perPage: 25,
    },
    file: 'payments',
  },
  {
    at: 'features/customers/customer-list.tsx',
    draws: 'CustomerList',
    address: '/?filter=ana&store=2&status=blocked&label=3&sortBy=custCreated&dir=desc&page=2',
    call: 'customers/list',
    rows: 'customers',
    search: {
      filter: 'ana',
      store: 2,
      status: 'blocked',
      label: 3,
      sortBy: 'custCreated',
      sortDir: 'desc',
      page: 2,
      perPage: 25,
    },
    file: 'customers',
  },
  {
    at: 'features/plans/plan-list.tsx',
    draws: 'PlanList',
    address: '/?filter=ana&store=2&status=paused&page=2',
    call: 'payments/schedules/list',
    rows: 'plans',
    search: { filter: 'ana', store: 2, status: 'paused', page: 2, perPage: 25 },
    file: 'plans',
  },
  {
    at: 'features/loans/loan-list.tsx',
    draws: 'LoanList',
    address: '/?check=missing&filter=ana&status=accepted&page=2',
    call: 'loans/list',
    rows: 'loans',
    search: { filter: 'ana', status: 'accepted', check: 'missing', page: 2, perPage: 25 },
    file: 'loans',
  },
  {
    at: 'features/mailers/mailer-list.tsx',
    draws: 'MailerList',
    address: '/?filter=ana&store=2&status=paused&page=2',
    call: 'mailers/list-jobs',
    rows: 'jobs',
    search: { filter: 'ana', status: 'paused', store: 2, page: 2, perPage: 25 },
    file: 'mailers',
  },
  {
    at: 'features/mailers/recipients-tab.tsx',
    draws: 'RecipientsTab',
    props: { job: JOB },
    address: '/?find=ana&state=excluded&why=blocked&at=2',
    call: 'mailers/recipients/list',
    rows: 'recipients',
    search: { filter: 'ana', status: 'excluded', reason: 'blocked', page: 2, perPage: 25 },
    file: 'mailer-recipients',
    of: { mailer: JOB.jobID },
  },
  {
    at: 'features/notices/batch-list.tsx',
    draws: 'BatchList',
    address: '/?store=2&status=sending&page=2',
    call: 'notices/list-batches',
    rows: 'batches',
    search: { status: 'sending', store: 2, page: 2, perPage: 25 },
    file: 'notice-batches',
  },
  {
    at: 'features/notices/needs-address.tsx',
    draws: 'NeedsAddress',
    address: '/?store=2&page=2',
    call: 'notices/needs-address',
    rows: 'notices',
    search: { store: 2, page: 2, perPage: 25 },
    file: 'needs-address',
  },
  {
    at: 'features/notices/call-list.tsx',
    draws: 'CallList',
    address: '/?store=2&page=2',
    call: 'notices/call-list',
    rows: 'notices',
    search: { store: 2, page: 2, perPage: 25 },
    file: 'call-list',
  },
  {
    at: 'features/rewrites/rewrite-list.tsx',
    draws: 'RewriteList',
    address: '/?filter=ana&store=2&status=posted&page=2',
    call: 'payments/rewrites/list',
    rows: 'rewrites',
    search: { filter: 'ana', store: 2, status: 'posted', page: 2, perPage: 25 },
    file: 'rewrites',
  },
  {
    at: 'features/stop-requests/stop-request-list.tsx',
    draws: 'StopRequestList',
    address: '/?filter=ana&store=2&status=decided&page=2',
    call: 'customers/stop-requests/list',
    rows: 'stopRequests',
    search: { filter: 'ana', store: 2, status: 'decided', page: 2, perPage: 25 },
    file: 'stop-requests',
  },
  {
    at: 'features/reconciliation/exception-list.tsx',
    draws: 'ExceptionList',
    address: '/?store=2&status=resolved&page=2',
    call: 'payments/reconciliation/list',
    rows: 'exceptions',
    search: { store: 2, status: 'resolved', page: 2, perPage: 25 },
    file: 'reconciliation',
  },
  {
    at: 'features/imports/import-list.tsx',
    draws: 'ImportList',
    address: '/?filter=ana&store=2&page=2',
    call: 'mailers/imports/list',
    rows: 'imports',
    search: { filter: 'ana', store: 2, page: 2, perPage: 25 },
    file: 'imports',
  },
  {
    at: 'features/users/users-screen.tsx',
    draws: 'UsersScreen',
    address: '/?filter=ana&status=disabled&page=2',
    call: 'settings/users/list',
    rows: 'users',
    search: { filter: 'ana', status: 'disabled', page: 2, perPage: 25 },
    file: 'users',
  },
  {
    at: 'features/activity/activity-log.tsx',
    draws: 'ActivityLog',
    address: '/?action=stores&visit=7&filter=ana&user=3&start=2026-11-01&end=2026-11-02&page=2',
    call: 'settings/activity/list',
    rows: 'activity',
    search: {
      filter: 'ana',
      user: 3,
      action: 'stores',
      visit: 7,
      dateStart: '2026-11-01',
      dateEnd: '2026-11-02',
      page: 2,
      perPage: 25,
    },
    file: 'activity',
  },
  {
    at: 'features/activity/support-visits.tsx',
    draws: 'SupportVisits',
    address: '/?filter=ana&page=2',
    call: 'settings/activity/visits/list',
    rows: 'visits',
    search: { filter: 'ana', page: 2, perPage: 25 },
    file: 'support-visits',
  },
  {
    at: 'features/admin/companies-screen.tsx',
    draws: 'CompaniesScreen',
    address: '/?filter=ana&status=suspended&page=2',
    call: 'admin/companies/list',
    rows: 'companies',
    search: { filter: 'ana', status: 'suspended', page: 2, perPage: 25 },
    file: 'companies',
  },
  {
    at: 'features/inbox/inbox-list.tsx',
    draws: 'InboxList',
    address:
      '/?filter=ana&store=2&status=all&flag=star&unread=true&assigned=me&label=3&channel=web&lead=new&promise=broken&perPage=25',
    call: 'inbox/list',
    rows: 'messages',
    search: {
      filter: 'ana',
      store: 2,
      status: 'all',
      flag: 'star',
      assigned: 'me',
      label: 3,
      channel: 'web',
      lead: 'new',
      promise: 'broken',
      perPage: 25,
      unread: true,
    },
    file: 'inbox',
  },
]

const nothing = () => undefined

/** Files of something else than a list as its address says. */
export const FILES: readonly (Shown & { readonly file: string; readonly search: object })[] = [
  {
    at: 'features/customers/customers-bar.tsx',
    draws: 'CustomersBar',
    props: {
      chosen: [
        { custID: 4, custLabels: [] },
        { custID: 5, custLabels: [] },
      ],
      order: { sortBy: 'custCreated', sortDir: 'desc' },
      permissions: [],
    },
    file: 'customers',
    search: { custIDs: [4, 5], sortBy: 'custCreated', sortDir: 'desc' },
  },
  {
    at: 'features/payments/payments-bar.tsx',
    draws: 'PaymentsBar',
    props: {
      chosen: [payment(), payment({ paymentKey: 'b' })],
      order: { sortBy: 'paymentAmount', sortDir: 'asc' },
      permissions: [],
    },
    file: 'payments',
    search: { paymentKeys: [payment().paymentKey, 'b'], sortBy: 'paymentAmount', sortDir: 'asc' },
  },
  {
    at: 'features/notices/batch-notices.tsx',
    draws: 'BatchNotices',
    props: {
      query: { data: { batch: { batchID: 3, counts: {} }, notices: [], refused: [], count: 1 } },
      wanted: 'letter',
      find: 'ana',
      page: 1,
      narrow: nothing,
    },
    file: 'notices',
    search: { batch: 3, filter: 'ana', status: 'letter' },
  },
  {
    at: 'features/rewrites/rewrite-dialog.tsx',
    draws: 'RewriteDialog',
    within: 'Batch',
    props: { rewriteID: 7 },
    answers: {
      'payments/rewrites/fetch': {
        rewrite: {
          rewriteID: 7,
          rewriteTickets: [],
          rewriteWarning: null,
          customer: payment().customer,
          paymentAmount: 1,
        },
      },
    },
    file: 'rewrites',
    search: { rewriteID: 7 },
  },
  {
    at: 'features/reports/reports-screen.tsx',
    draws: 'ReportsScreen',
    address: '/?report=tellers&store=2&start=2026-11-01&end=2026-11-02',
    file: 'teller-report',
    search: { dateStart: '2026-11-01', dateEnd: '2026-11-02', store: 2 },
  },
]
