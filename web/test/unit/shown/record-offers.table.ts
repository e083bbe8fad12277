import { payment } from '../payments/sample.ts'
import { inStates, type Offer } from './offer.ts'

const nothing = () => undefined
const RECEIPT = 'http://localhost:4000/r/1'

const PAYMENTS: readonly Offer[] = [
  ...inStates(
    'a request’s card',
    {
      at: 'features/payments/payment-card.tsx',
      draws: 'PaymentCard',
      props: { payment: payment(), authorOf: () => '', onView: nothing, onRequestLike: nothing },
    },
    'payment',
    [
      ['open', {}, { 'View the request for $125.50': true, 'Cancel Request': true }],
      [
        'being paid',
        { paymentInProgress: true },
        {
          'View the request for $125.50': true,
          'Cancel Request': 'A card is being charged for this request right now. Wait for the result.',
        },
      ],
      [
        'expired',
        { paymentExpired: true },
        { 'View the request for $125.50': true, 'New request': true, 'Cancel Request': true },
      ],
      ['paid', { paymentStatus: 'approved' }, { 'View the request for $125.50': true, Receipt: true }],
      ['canceled', { paymentStatus: 'canceled' }, { 'View the request for $125.50': true, 'New request': true }],
    ],
  ),
  ...inStates(
    'a request’s menu',
    {
      at: 'features/payments/payment-menu.tsx',
      draws: 'PaymentMenu',
      props: { payment: payment(), trigger: null, onRequestLike: nothing },
    },
    'payment',
    [
      [
        'open',
        {},
        { 'Send again': true, 'Mark paid in store': true, 'Copy link': true, 'New request like this': true },
      ],
      [
        'being paid',
        { paymentInProgress: true },
        {
          'Send again': 'A card is being charged for this request right now. Wait for the result.',
          'Mark paid in store': 'A card is being charged for this request right now. Wait for the result.',
          'Copy link': true,
          'New request like this': true,
        },
      ],
      [
        'expired',
        { paymentExpired: true, paymentValidBeforeLocalTZ: '2026-11-20T09:45' },
        {
          'Send again': 'This request has expired. Send a new one instead.',
          'Mark paid in store': true,
          'Copy link': true,
          'New request like this': true,
        },
      ],
      [
        'paid',
        { paymentStatus: 'approved', paymentReceiptURL: RECEIPT },
        {
          'Open receipt to print': true,
          'Text receipt again': true,
          'Email receipt again': true,
          'Copy link': true,
          'New request like this': true,
        },
      ],
      ['canceled', { paymentStatus: 'canceled' }, { 'Copy link': true, 'New request like this': true }],
    ],
  ),
  ...inStates(
    'the ways to end a request',
    { at: 'features/payments/close-payment.tsx', draws: 'ClosePayment', props: { payment: payment() } },
    'payment',
    [
      ['open', {}, { 'Cancel Request': true, 'Mark paid in store': true }],
      [
        'being paid',
        { paymentInProgress: true },
        {
          'Cancel Request': 'A card is being charged for this request right now. Wait for the result.',
          'Mark paid in store': 'A card is being charged for this request right now. Wait for the result.',
        },
      ],
    ],
  ),
  ...inStates(
    'a refund',
    {
      at: 'features/payments/refund-button.tsx',
      draws: 'RefundButton',
      props: { payment: payment({ paymentStatus: 'approved', paymentMethod: 'card' }) },
    },
    'payment',
    [
      ['of a payment by card', {}, { 'Refund…': true }],
      [
        'of one in the store',
        { paymentMethod: 'in-store' },
        { 'Refund…': 'This was paid in the store. Refund it at the register.' },
      ],
      [
        'of one refunded before',
        { paymentRefunds: [{ state: 'approved', amount: 125.5, fee: 0, dueDate: null }] },
        { 'Refund…': 'This payment is already refunded in full.' },
      ],
      ['for someone who may not', {}, {}, { lacks: ['refunds'] }],
    ],
  ),
  ...inStates(
    'a planned refund',
    {
      at: 'features/payments/planned-refund.tsx',
      draws: 'PlannedRefunds',
      within: 'PlannedRefund',
      props: {
        payment: payment({
          paymentRefunds: [
            { refundID: 6, amount: 25.5, fee: 0, state: 'scheduled', dueDate: '2030-01-02T18:00:00Z', reason: 'Ring' },
          ] as never,
        }),
      },
    },
    'payment',
    [
      [
        'for someone who may refund',
        {},
        { 'Cancel refund': true },
        { answers: { 'auth/info': { user: { userPermissions: ['refunds'] } } } },
      ],
      ['for someone who may not', {}, {}, { answers: { 'auth/info': { user: { userPermissions: ['payments'] } } } }],
    ],
  ),
]

const plan = {
  planID: 8,
  custID: 4,
  storeID: 2,
  planKind: 'layaway',
  planMemo: 'Ring',
  planAmount: 40,
  planTotal: 200,
  planLeft: 120,
  planEvery: 'month',
  planCount: 5,
  planPaid: 2,
  planDone: 2,
  planStart: '2030-01-02',
  planTickets: ['10233'],
  planStatus: 'active',
  planStopCause: null,
  planVersion: 6,
}

const PLANS: readonly Offer[] = [
  ...inStates(
    'a plan',
    {
      at: 'features/plans/plan-acts.tsx',
      draws: 'PlanActs',
      props: { plan, onEdit: nothing, onClose: nothing },
    },
    'plan',
    [
      ['active', {}, { 'Cancel plan': true, Close: true, Pause: true, Edit: true }],
      ['paused', { planStatus: 'paused' }, { 'Cancel plan': true, Close: true, Resume: true, Edit: true }],
      [
        'done',
        { planStatus: 'done' },
        {
          'Cancel plan': 'This plan is done. It can’t be canceled.',
          Close: true,
          Pause: 'This plan is done. It can’t be paused.',
          Edit: 'This plan is done. It can’t be changed.',
        },
      ],
      [
        'stopped',
        { planStatus: 'stopped', planStopCause: null },
        {
          'Cancel plan': 'This plan was stopped. It can’t be canceled.',
          Close: true,
          Pause: 'This plan was stopped. It can’t be paused.',
          Edit: 'This plan was stopped. It can’t be changed.',
        },
      ],
      [
        'canceled',
        { planStatus: 'canceled' },
        {
          'Cancel plan': 'This plan was already canceled.',
          Close: true,
          Pause: 'This plan was canceled. It can’t be paused.',
          Edit: 'This plan was canceled. It can’t be changed.',
        },
      ],
    ],
  ),
  ...inStates(
    'the rest of a plan',
    { at: 'features/plans/request-rest.tsx', draws: 'RequestRest', props: { plan, turns: [] } },
    'plan',
    [
      ['active', {}, { 'Request the rest': true }],
      ['paused', { planStatus: 'paused' }, { 'Request the rest': true }],
      ['canceled', { planStatus: 'canceled' }, {}],
      ['paid off', { planLeft: 0 }, {}],
      ['without a total', { planKind: 'repeat', planLeft: null }, {}],
      ['for someone who may not write', {}, {}, { lacks: ['messages'] }],
      ['for someone who may not ask for money', {}, { 'Request the rest': true }, { lacks: ['payments'] }],
    ],
  ),
]

const PROMISE_OFFERS = {
  open: { 'Mark as kept': true, Withdraw: true },
  kept: {},
  broken: { 'Mark as kept': true },
  withdrawn: {},
} as const satisfies Record<string, Offer['offers']>
const PROMISES: readonly Offer[] = (['open', 'kept', 'broken', 'withdrawn'] as const).map((promiseStatus) => ({
  name: `a promise, ${promiseStatus}`,
  at: 'features/customers/customer-promises.tsx',
  draws: 'CustomerPromises',
  within: 'Promised',
  props: { custID: 4, storeID: 2 },
  answers: {
    'customers/promises/list': {
      promises: [{ promiseID: 9, promiseStatus, promiseDay: '2030-01-02', promiseTickets: [], storeID: 2 }],
    },
  },
  offers: PROMISE_OFFERS[promiseStatus],
}))

export const RECORD_OFFERS: readonly Offer[] = [...PAYMENTS, ...PLANS, ...PROMISES]
