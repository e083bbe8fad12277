import { expect } from 'vitest'
import { payment } from '../payments/sample.ts'
import type { Handed } from './handed.ts'

const asked = payment()
const { paymentKey } = asked
const gone = { ...asked, paymentStatus: 'canceled' }
const charged = payment({ paymentStatus: 'approved', paymentMethod: 'card', cardType: 'visa', cardLastFour: '4242' })
const OPEN = { props: { payment: asked, open: true }, asks: { paymentKey }, answer: { payment: gone } } as const
const PLANNED = {
  refundID: 6,
  amount: 25.5,
  fee: 0,
  state: 'scheduled',
  dueDate: '2030-01-02T18:00:00Z',
  reason: 'Wrong ring',
}
const REFUND = {
  at: 'features/payments/refund-dialog.tsx',
  draws: 'RefundDialog',
  within: 'RefundForm',
  props: { payment: charged, open: true },
  does: [['Amount', '20'], ['Reason', ' Wrong ring '], ['Refund $20.00 to Visa 4242']],
  call: 'payments/refund',
  asks: {
    paymentKey,
    amount: 20,
    reason: 'Wrong ring',
    idempotencyKey: expect.any(String),
    whenSettled: false,
  },
} as const satisfies Partial<Handed>
const NOTE = {
  at: 'features/payments/note-tab.tsx',
  draws: 'NoteTab',
  props: { payment: payment({ paymentLabels: [1] }) },
  answer: { payment: asked },
  tellsFailure: true,
} as const satisfies Partial<Handed>
const MANY = {
  at: 'features/payments/payments-bar.tsx',
  draws: 'PaymentsBar',
  props: {
    chosen: [asked, payment({ paymentKey: 'b' })],
    shown: 5,
    order: {},
    permissions: ['labels'],
  },
  call: 'payments/change-label',
  answer: { paymentKeys: [] },
} as const satisfies Partial<Handed>

export const PAYMENT_HANDED: readonly Handed[] = [
  {
    ...OPEN,
    name: 'a request is canceled',
    at: 'features/payments/cancel-request-dialog.tsx',
    draws: 'CancelRequestDialog',
    does: [['Cancel Request']],
    call: 'payments/cancel',
    hears: { onClose: [] },
    hearsWhenRefused: { onClose: [] },
    said: ['$125.50 request to Whitfield, Jerome canceled'],
    tellsFailure: true,
  },
  {
    ...OPEN,
    name: 'a request is marked paid',
    at: 'features/payments/mark-paid-dialog.tsx',
    draws: 'MarkPaidDialog',
    before: [[['stores/list', {}], { stores: [{ storeID: 1, storeName: 'Old Town' }] }]],
    does: [['Mark paid']],
    call: 'payments/mark-paid',
    hears: { onClose: [] },
    hearsWhenRefused: { onClose: [] },
    said: ['$125.50 from Whitfield, Jerome marked paid at Old Town'],
    tellsFailure: true,
  },
  {
    name: 'a planned refund is canceled',
    at: 'features/payments/planned-refund.tsx',
    draws: 'PlannedRefunds',
    within: 'PlannedRefund',
    props: { payment: payment({ paymentRefunds: [PLANNED] as never }) },
    before: [[['auth/info', {}], { user: { userPermissions: ['refunds'] } }]],
    does: [['Cancel refund'], ['Cancel refund']],
    call: 'payments/cancel-refund',
    asks: { paymentKey, refundID: 6 },
    answer: { payment: asked },
    said: ['$25.50 refund to Whitfield, Jerome canceled'],
    tellsFailure: true,
  },
  {
    ...REFUND,
    name: 'part of a payment is refunded',
    answer: { payment: { ...charged, paymentRefunds: [{ ...PLANNED, state: 'done', dueDate: null }] } },
    hears: { onClose: [] },
    said: ['$20.00 refunded to Whitfield, Jerome'],
  },
  {
    ...REFUND,
    name: 'a refund that the processor still works on',
    answer: { payment: { ...charged, paymentRefunds: [{ ...PLANNED, state: 'pending', dueDate: null }] } },
    hears: { onClose: [] },
    said: ['The $20.00 refund to Whitfield, Jerome is on its way'],
  },
  {
    ...REFUND,
    name: 'a refund for a later day',
    answer: { payment: { ...charged, paymentRefunds: [PLANNED] } },
    hears: { onClose: [] },
    said: ['$20.00 will be refunded to Whitfield, Jerome on Wednesday, January 2'],
  },
  {
    ...REFUND,
    name: 'a declined refund keeps the dialog open',
    answer: { payment: { ...charged, paymentRefunds: [{ ...PLANNED, state: 'declined' }] } },
  },
  {
    ...NOTE,
    name: 'a payment’s note is saved',
    does: [['Note', 'Call first'], ['note']],
    call: 'payments/set-reference',
    asks: { paymentKey, paymentReference: 'Call first' },
  },
  {
    ...NOTE,
    name: 'a payment’s labels are saved with those that were seen',
    does: [['onChange', [1, 2]], ['labels']],
    call: 'payments/set-labels',
    asks: { paymentKey, paymentLabels: [1, 2], seenLabels: [1] },
  },
  {
    name: 'a comment on a payment',
    at: 'features/payments/payment-comments.tsx',
    draws: 'PaymentComments',
    props: { payment: asked },
    before: [[['comments/list', { commentKey: `payment/${paymentKey}` }], { comments: [] }]],
    does: [['onType', ' Called '], ['onSubmit']],
    call: 'comments/submit',
    asks: { comment: { commentKey: `payment/${paymentKey}`, commentMessage: 'Called' } },
    answer: { comment: { commentID: 1 } },
  },
  {
    ...MANY,
    name: 'all selected payments are labeled',
    does: [['onChange', 3, false]],
    asks: { paymentKeys: [paymentKey, 'b'], labelID: 3, removed: false },
  },
  {
    ...MANY,
    name: 'a label is taken from only some of the selected payments',
    does: [['onChange', 3, true, ['b']]],
    asks: { paymentKeys: ['b'], labelID: 3, removed: true },
  },
]
