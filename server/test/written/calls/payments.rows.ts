import { LABEL, PAYMENT_KEY, PEOPLE, STORE } from '@xd/fixtures/demo/people.ts'
import { type CallRow, dayIn } from './given.ts'

const { adeyemi, blocked, halvorsen, petrov, payable } = PEOPLE
const convoID = payable.convos.main!
const LATER = '2101-01-01T12:00'
const ASKED = { paymentAmount: 60, paymentMemo: 'Interest', paymentMode: 'any', paymentValidBeforeLocalTZ: LATER }
const asks = (clientMessageID: string, payment: object = {}, more: object = {}) => ({
  ...{ convoID, clientMessageID, force: true, payment: { ...ASKED, ...payment } },
  ...more,
})
/** A request in each state, and two that a clerk of the first two stores doesn’t know. */
const STATES = ['paidToday', 'declined', 'canceled', 'inStore', 'otherStore', 'otherCompany'] as const
const inEachState = (
  by: string,
  call: CallRow[2],
  more: object,
  states: readonly (keyof typeof PAYMENT_KEY)[] = STATES,
): readonly CallRow[] =>
  states.map((state) => [`${call}: ${state}`, by, call, { paymentKey: PAYMENT_KEY[state], ...more }])

const refund = (what: string, paymentKey: string, amount: number, more: object = {}): CallRow => [
  `refund: ${what}`,
  'owner',
  'payments/refund',
  { paymentKey, amount, reason: 'Asked', idempotencyKey: `refund-${what.replaceAll(' ', '-')}`, ...more },
]

const submit = (state: keyof typeof PAYMENT_KEY, more: object = {}): CallRow => [
  `a card for a request: ${state} ${Object.values(more)}`.trim(),
  'nobody',
  'pay/submit',
  { paymentKey: PAYMENT_KEY[state], attemptKey: `try-${state}`, token: 'nobodys', ...more },
]

const promise = (what: string, terms: object, by = 'clerk'): CallRow => [
  `promise: ${what}`,
  by,
  'customers/promises/save',
  {
    promise: {
      ...{ custID: petrov.custID, storeID: STORE.main, promiseDay: dayIn(9), promiseSource: 'call' },
      ...terms,
    },
  },
]

export const CALLS: readonly CallRow[] = [
  [
    'a request with a mistake in each field',
    'clerk',
    'payments/send',
    asks('p-1', {
      paymentAmount: 0,
      paymentTicketList: '???',
      paymentRewrite: true,
      paymentNoticeFee: 5,
      paymentValidBeforeLocalTZ: '2020-01-01T12:00',
      militaryCheck: { day: '2020-01-01', method: 'other', reference: '123-45-6789' },
    }),
  ],
  ['a request that redeems nothing', 'clerk', 'payments/send', asks('p-2', { paymentPurpose: 'redeem' })],
  ['a request that renews nothing', 'clerk', 'payments/send', asks('p-3', { paymentPurpose: 'renew' })],
  ['a request for a notice that nobody got', 'clerk', 'payments/send', asks('p-4', { paymentNoticeFee: 5 })],
  [
    'a request in the year 2200',
    'clerk',
    'payments/send',
    asks('p-5', { paymentValidBeforeLocalTZ: '2200-01-01T00:00' }),
  ],
  ['a request with a label of customers', 'clerk', 'payments/send', asks('p-6', { paymentLabels: [LABEL.jewelry] })],
  ['a request with an unknown field', 'clerk', 'payments/send', asks('p-7', { paymentCustomFields: { shoe: '44' } })],
  ['a request after STOP', 'owner', 'payments/send', asks('p-8', {}, { convoID: adeyemi.convos.lake })],
  ['a request to a blocked customer', 'clerk', 'payments/send', asks('p-9', {}, { convoID: blocked.convos.main })],
  ['a request at another store', 'clerk', 'payments/send', asks('p-10', {}, { convoID: halvorsen.convos.lake })],
  [
    'a request with all its fields',
    'clerk',
    'payments/send',
    asks('p-16', {
      paymentMemo: ' Card 4000 0566 5566 5556 ',
      paymentReference: ' Card 4000-0566-5566-5556 ',
      paymentMode: 'debit-only',
      paymentTicketList: ' 4711 ,#4712, 4711',
      paymentLabels: [LABEL.interest],
    }),
  ],
  ['the same request again', 'owner', 'payments/send', asks('p-16', { paymentAmount: 1 })],
  [
    'a text',
    'clerk',
    'customers/conversation/messages/send',
    { convoID, body: 'Hello', clientMessageID: 'p-17', force: true },
  ],
  ['a request with the key of a text', 'clerk', 'payments/send', asks('p-17')],
  [
    'a link again with the key of a text',
    'clerk',
    'payments/resend',
    { paymentKey: PAYMENT_KEY.payable, clientMessageID: 'p-17' },
  ],
  [
    'a link again',
    'clerk',
    'payments/resend',
    { paymentKey: PAYMENT_KEY.payable, clientMessageID: 'p-18', force: true },
  ],
  ...inEachState('clerk', 'payments/resend', { clientMessageID: 'p-19', force: true }),
  ...inEachState('clerk', 'payments/cancel', {}),
  ...inEachState('clerk', 'payments/mark-paid', {}),
  ...inEachState('clerk', 'payments/send-receipt', { channel: 'sms', clientMessageID: 'p-20' }, [
    'payable',
    'declined',
    'canceled',
    'inStore',
    'otherStore',
  ]),
  [
    'a receipt by email to nobody',
    'clerk',
    'payments/send-receipt',
    { paymentKey: PAYMENT_KEY.inStore, channel: 'email', clientMessageID: 'p-21' },
  ],
  [
    'a note with a card number',
    'clerk',
    'payments/set-reference',
    { paymentKey: PAYMENT_KEY.paidBefore, paymentReference: ' Card 4000 0566 5566 5556 ' },
  ],
  ['no note', 'clerk', 'payments/set-reference', { paymentKey: PAYMENT_KEY.paidBefore, paymentReference: ' ' }],
  [
    'a label of customers',
    'clerk',
    'payments/set-labels',
    { paymentKey: PAYMENT_KEY.payable, paymentLabels: [LABEL.jewelry] },
  ],
  [
    'labels that changed meanwhile',
    'clerk',
    'payments/set-labels',
    { paymentKey: PAYMENT_KEY.payable, paymentLabels: [LABEL.layaway], seenLabels: [] },
  ],
  [
    'an unknown field',
    'clerk',
    'payments/set-custom-fields',
    { payment: { paymentKey: PAYMENT_KEY.payable, paymentCustomFields: { shoe: '44' } } },
  ],
  [
    'a label for a request elsewhere',
    'clerk',
    'payments/change-label',
    { paymentKeys: [PAYMENT_KEY.payable, PAYMENT_KEY.otherStore], labelID: LABEL.interest },
  ],

  refund('in store', PAYMENT_KEY.inStore, 1),
  refund('unpaid', PAYMENT_KEY.payable, 1),
  refund('nothing', PAYMENT_KEY.paidToday, 0),
  refund('too much', PAYMENT_KEY.paidToday, 125.51),
  refund('blank reason', PAYMENT_KEY.paidToday, 1, { reason: ' ' }),
  refund('another company', PAYMENT_KEY.otherCompany, 1),
  refund('a part', PAYMENT_KEY.paidToday, 25.5, { reason: ' Paid twice ' }),
  refund('the same', PAYMENT_KEY.paidToday, 25.5, { idempotencyKey: 'refund-a-part' }),
  refund('another amount', PAYMENT_KEY.paidToday, 25.51, { idempotencyKey: 'refund-a-part' }),
  [
    'a refund by a clerk',
    'clerk',
    'payments/refund',
    { paymentKey: PAYMENT_KEY.paidToday, amount: 1, reason: 'x', idempotencyKey: 'x' },
  ],
  [
    'a finished refund is canceled',
    'owner',
    'payments/cancel-refund',
    ({ refundID }) => ({ paymentKey: PAYMENT_KEY.paidToday, refundID }),
  ],
  [
    'another’s refund is canceled',
    'owner',
    'payments/cancel-refund',
    ({ refundID }) => ({ paymentKey: PAYMENT_KEY.paidBefore, refundID }),
  ],

  submit('paidToday'),
  submit('declined', { language: 'es' }),
  submit('canceled'),
  submit('expired'),
  submit('payable', { assent: 'a digest of no terms' }),
  submit('payable'),
  submit('payable', { language: 'es' }),
  submit('payable', { language: 'es', attemptKey: 'try-again' }),
  [
    'a card for no request',
    'nobody',
    'pay/submit',
    { paymentKey: 'NoSuchRequest000000001', attemptKey: 'x', token: 'x' },
  ],
  ...(['payable', 'paidToday', 'declined', 'expired'] as const).map((state): CallRow => [
    `another link: ${state}`,
    'nobody',
    'pay/ask-for-link',
    { paymentKey: PAYMENT_KEY[state] },
  ]),
  ['another link once more', 'nobody', 'pay/ask-for-link', { paymentKey: PAYMENT_KEY.expired, language: 'es' }],
  ['a receipt to no address', 'nobody', 'pay/email-receipt', { paymentKey: PAYMENT_KEY.paidToday, email: 'zoe@' }],
  [
    'a receipt of nothing paid',
    'nobody',
    'pay/email-receipt',
    { paymentKey: PAYMENT_KEY.payable, email: 'zoe@mail.test' },
  ],
  [
    'a receipt in Spanish',
    'nobody',
    'pay/email-receipt',
    { paymentKey: PAYMENT_KEY.paidToday, email: ' Zoe@Mail.test', language: 'es' },
  ],

  promise('a day that was', { promiseDay: dayIn(-1) }),
  promise('a day that isn’t', { promiseDay: '2027-02-30' }),
  promise('a day too far', { promiseDay: dayIn(400) }),
  promise('nothing', { promiseAmount: 0 }),
  promise('no ticket', { promiseTickets: ['???'] }),
  promise('at another store', { storeID: STORE.lake }),
  promise('to another company', { custID: PEOPLE.silverTwin.custID }, 'owner'),
  promise('a ticket', { promiseTickets: ['#4711'], promiseSource: 'text' }),
  promise('the same ticket', { promiseTickets: ['4711'], promiseAmount: 12.5 }, 'owner'),
  promise('another ticket', { promiseTickets: ['4712'] }),
  ['a kept promise withdrawn', 'clerk', 'customers/promises/close', { promiseID: 4, promiseStatus: 'withdrawn' }],
  ['a kept promise kept', 'clerk', 'customers/promises/close', { promiseID: 4, promiseStatus: 'kept' }],
  ['a broken promise kept', 'clerk', 'customers/promises/close', { promiseID: 3, promiseStatus: 'kept' }],
  ['a promise to another store kept', 'clerk', 'customers/promises/close', { promiseID: 9, promiseStatus: 'kept' }],
  ['a promise kept', 'owner', 'customers/promises/close', ({ promiseID }) => ({ promiseID, promiseStatus: 'kept' })],

  ['a difference that isn’t there', 'owner', 'payments/reconciliation/resolve', { exceptionID: 999, note: 'x' }],
  ['a difference without a word', 'owner', 'payments/reconciliation/resolve', { exceptionID: 1, note: ' ' }],
  ['a request that is canceled', 'clerk', 'payments/cancel', { paymentKey: PAYMENT_KEY.softDeclined }],
  ['a request that is paid', 'clerk', 'payments/mark-paid', { paymentKey: PAYMENT_KEY.payable }],
  [
    'a label for two',
    'clerk',
    'payments/change-label',
    { paymentKeys: [PAYMENT_KEY.payable, PAYMENT_KEY.paidToday], labelID: LABEL.interest },
  ],
  [
    'no label for two',
    'owner',
    'payments/change-label',
    { paymentKeys: [PAYMENT_KEY.payable, PAYMENT_KEY.paidToday], labelID: LABEL.interest, removed: true },
  ],
]
