import { LABEL, PAYMENT_KEY, PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import type { ReadRow } from './all-reads.ts'

const { whitfield } = PEOPLE

/** Payments, plans, rewrites and the books. */
export const READS: readonly ReadRow[] = [
  ['clerk', 'payments/list', { search: { perPage: 3 } }],
  ['tomas', 'payments/list', { search: { perPage: 2 } }],
  ['owner', 'payments/list', { search: { status: 'expired', perPage: 1 } }],
  ['owner', 'payments/list', { search: { status: 'declined', sortDir: 'asc', perPage: 1 } }],
  ['owner', 'payments/list', { search: { status: 'canceled', label: LABEL.interest, perPage: 1 } }],
  ['clerk', 'payments/list', { search: { store: STORE.prospect, status: 'approved', perPage: 1 } }],
  ['clerk', 'payments/totals', {}],
  ['owner', 'payments/totals', { search: { custID: whitfield.custID } }],
  ['owner', 'payments/totals', { search: { store: STORE.lake } }],
  ['owner', 'payments/totals', { search: { dateStart: '2026-06-01', dateEnd: '2026-06-16' } }],
  ...Object.entries(PAYMENT_KEY)
    .filter(([name]) => name !== 'paidBefore')
    .map(([, paymentKey]): ReadRow => ['clerk', 'payments/fetch', { paymentKey }]),
  ['owner', 'payments/impressions/fetch', { paymentKey: PAYMENT_KEY.paidToday }],
  ['owner', 'payments/impressions/fetch', { paymentKey: PAYMENT_KEY.paidBefore, page: 2 }],
  ['owner', 'payments/ledger/fetch', { paymentKey: PAYMENT_KEY.paidBefore }],
  ['owner', 'payments/ledger/fetch', { paymentKey: PAYMENT_KEY.softDeclined }],
  ['owner', 'payments/ledger/fetch', { paymentKey: PAYMENT_KEY.inStore }],
  ['owner', 'payments/reconciliation/list', {}],
  ['owner', 'payments/reconciliation/list', { search: { status: 'all', perPage: 5 } }],
  ...['10233, 10234', '77001', '10198', '99999'].map((paymentTicketList): ReadRow => [
    'clerk',
    'payments/check-tickets',
    {
      convoID: whitfield.convos.main,
      payment: { paymentAmount: 60, paymentTicketList, paymentNoticeFee: 5, paymentRewrite: true },
    },
  ]),
  ...[
    ['60300', 34],
    ['60800', 119],
  ].map(([paymentTicketList, convoID]): ReadRow => [
    'owner',
    'payments/check-tickets',
    { convoID, payment: { paymentAmount: 60, paymentTicketList } },
  ]),
  ['owner', 'payments/rewrites/list', { search: { perPage: 4 } }],
  ['clerk', 'payments/rewrites/list', { search: { status: 'verified', perPage: 2 } }],
  ...[1, 17, 20].map((rewriteID): ReadRow => ['owner', 'payments/rewrites/fetch', { rewriteID }]),
  ['owner', 'payments/rewrites/find-chain', { ticket: '10233' }],
  ['owner', 'payments/rewrites/find-chain', { ticket: 'M20884' }],
  ['owner', 'payments/rewrites/find-chain', { ticket: ' ' }],
  ['tomas', 'payments/rewrites/find-chain', { ticket: ' #10233 ' }],
  ['owner', 'payments/schedules/list', { search: { perPage: 4 } }],
  ['clerk', 'payments/schedules/list', { search: { custID: whitfield.custID } }],
  ['owner', 'payments/schedules/list', { search: { status: 'stopped' } }],
  ...[1, 2, 3, 5, 9].map((planID): ReadRow => ['owner', 'payments/schedules/fetch', { planID }]),
  ['nobody', 'pay/fetch', { paymentKey: PAYMENT_KEY.payable }],
  ['nobody', 'pay/fetch', { paymentKey: PAYMENT_KEY.sent, language: 'es' }],
  ['nobody', 'pay/fetch', { paymentKey: PAYMENT_KEY.paidToday }],
  ['nobody', 'pay/fetch', { paymentKey: PAYMENT_KEY.paidBefore, language: 'es' }],
  ['nobody', 'pay/fetch', { paymentKey: PAYMENT_KEY.expired }],
  ['nobody', 'pay/fetch', { paymentKey: PAYMENT_KEY.canceled }],
  ['nobody', 'pay/fetch', { paymentKey: PAYMENT_KEY.softDeclined }],
  ['clerk', 'gold/melt', { weight: 12.5, unit: 'dwt', payoutPercent: 62 }],
  ['clerk', 'precious-metals/latest', {}],
]
