import { payment } from '../payments/sample.ts'
import { SAVED } from '../says/saved-quote.ts'
import { asking, eachPressed, type Press } from './press.ts'

const [START, END] = ['2026-11-01', '2026-11-02']
const payments = ['a', 'b'].map((paymentKey) => payment({ paymentKey }))
const paged = (call: string, rows: string, some: readonly object[], more: object = {}) => ({
  [call]: { [rows]: some, count: 60, ...more },
})
const paymentsAsked = asking('payments/list', {
  filter: 'ana',
  store: 'all',
  status: 'all',
  origin: 'all',
  label: null,
  dateStart: null,
  dateEnd: null,
  sortBy: 'messageDate',
  sortDir: 'desc',
  page: 1,
  perPage: 25,
})
const plansAsked = asking('payments/schedules/list', {
  filter: 'ana',
  store: 'all',
  status: 'all',
  page: 1,
  perPage: 25,
})
const loansAsked = asking('loans/list', { filter: 'ana', page: 1, status: 'all', check: 'all', perPage: 25 })

export const PAYMENT_LIST_PRESSES: readonly Press[] = [
  ...eachPressed(
    'the list of payments',
    {
      at: 'features/payments/payment-list.tsx',
      draws: 'PaymentList',
      address: '/payments?filter=ana&page=2',
      answers: {
        ...paged('payments/list', 'payments', payments),
        'payments/totals': { totals: { all: { count: 0 } } },
      },
    },
    [
      [
        'status',
        [['Status', 'approved']],
        { calls: paymentsAsked({ status: 'approved' }), goes: '/?filter=ana&status=approved' },
      ],
      [
        'who requested',
        [['Requested by', 'self']],
        { calls: paymentsAsked({ origin: 'self' }), goes: '/?filter=ana&origin=self' },
      ],
      ['store', [['StoreFilter.onChange', 2]], { calls: paymentsAsked({ store: 2 }), goes: '/?filter=ana&store=2' }],
      ['label', [['LabelFilter.onChange', 1]], { calls: paymentsAsked({ label: 1 }), goes: '/?filter=ana&label=1' }],
      [
        'days',
        [['DateRangeChip.onChange', { start: START, end: END }]],
        {
          calls: paymentsAsked({ dateStart: '2026-11-01', dateEnd: '2026-11-02' }),
          goes: '/?filter=ana&start=2026-11-01&end=2026-11-02',
        },
      ],
      [
        'a total',
        [['PaymentTotals.onStatus', 'expired']],
        { calls: paymentsAsked({ status: 'expired' }), goes: '/?filter=ana&status=expired' },
      ],
      [
        'a column',
        [['PaymentsTable.onSort', { by: 'paymentAmount', dir: 'asc' }]],
        {
          calls: paymentsAsked({ sortBy: 'paymentAmount', sortDir: 'asc' }),
          goes: '/?filter=ana&by=paymentAmount&dir=asc',
        },
      ],
      [
        'a row',
        [['PaymentsTable.onOpen', 'a']],
        { goes: '/?filter=ana&page=2&payment=a', shows: { PaymentDetails: { paymentKey: 'a' } } },
      ],
      [
        'a row, closed',
        [['PaymentsTable.onOpen', 'a'], ['PaymentDetails.onClose']],
        { goes: '/?filter=ana&page=2', shows: {} },
      ],
    ],
  ),
  ...eachPressed(
    'the list of plans',
    {
      at: 'features/plans/plan-list.tsx',
      draws: 'PlanList',
      address: '/payments/plans?filter=ana&page=2',
      answers: paged('payments/schedules/list', 'plans', [{ planID: 8 }]),
    },
    [
      [
        'status',
        [['Status', 'paused']],
        { calls: plansAsked({ status: 'paused' }), goes: '/?filter=ana&status=paused' },
      ],
      ['store', [['StoreFilter.onChange', 2]], { calls: plansAsked({ store: 2 }), goes: '/?filter=ana&store=2' }],
      [
        'a row',
        [['PlansTable.onOpen', 8]],
        { goes: '/?filter=ana&page=2&plan=8', shows: { PlanDetails: { planID: 8 } } },
      ],
      [
        'a row, closed',
        [['PlansTable.onOpen', 8], ['PlanDetails.onClose']],
        { goes: '/?filter=ana&page=2', shows: {} },
      ],
    ],
  ),
  ...eachPressed(
    'a customer’s plans',
    {
      at: 'features/plans/customer-plan-list.tsx',
      draws: 'CustomerPlanList',
      props: { custID: 4, storeID: 2, storeName: 'Harbor' },
      answers: paged('payments/schedules/list', 'plans', [{ planID: 8 }]),
    },
    [
      ['a row', [['PlansTable.onOpen', 8]], { shows: { PlanDetails: { planID: 8 } } }],
      ['a row, closed', [['PlansTable.onOpen', 8], ['PlanDetails.onClose']], { shows: {} }],
      ['a new one', [['New plan']], { shows: { PlanEditor: { plan: null, custID: 4, storeID: 2 } } }],
      ['a new one, closed', [['New plan'], ['PlanEditor.onClose']], { shows: {} }],
      [
        'the next page',
        [['ListEnd.onPage', 2]],
        { calls: [['payments/schedules/list', { search: { custID: 4, store: 2, page: 2, perPage: 25 } }]] },
      ],
    ],
  ),
  ...eachPressed(
    'a customer’s payments',
    {
      at: 'features/payments/customer-payment-list.tsx',
      draws: 'CustomerPaymentList',
      props: { custID: 4, storeID: 2, storeName: 'Harbor' },
      answers: paged('payments/list', 'payments', payments),
    },
    [
      ['a row', [['PaymentsTable.onOpen', 'b']], { shows: { PaymentDetails: { paymentKey: 'b' } } }],
      ['a row, closed', [['PaymentsTable.onOpen', 'b'], ['PaymentDetails.onClose']], { shows: {} }],
      [
        'the next page',
        [['ListEnd.onPage', 2]],
        { calls: [['payments/list', { search: { custID: 4, store: 2, page: 2, perPage: 25 } }]] },
      ],
    ],
  ),
  ...eachPressed(
    'the list of quotes',
    {
      at: 'features/loans/loan-list.tsx',
      draws: 'LoanList',
      address: '/loans?filter=ana&page=2',
      answers: paged('loans/list', 'loans', [SAVED]),
    },
    [
      [
        'status',
        [['Status', 'accepted']],
        { calls: loansAsked({ status: 'accepted' }), goes: '/?filter=ana&status=accepted' },
      ],
      [
        'check',
        [['Military check', 'missing']],
        { calls: loansAsked({ check: 'missing' }), goes: '/?filter=ana&check=missing' },
      ],
      [
        'a row',
        [['LoansTable.onOpen', 40]],
        { goes: '/?filter=ana&page=2&loan=40', shows: { LoanDetails: { loanID: 40 } } },
      ],
      [
        'a row, closed',
        [['LoansTable.onOpen', 40], ['LoanDetails.onClose']],
        { goes: '/?filter=ana&page=2', shows: {} },
      ],
      ['a new one', [['New quote']], { opens: { kind: 'loan' } }],
    ],
  ),
]
