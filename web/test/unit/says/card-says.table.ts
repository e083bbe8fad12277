import { own, PAID, STORES, SUNDAY } from './request-sample.ts'
import type { Says } from './says.ts'

const CARD = { at: 'features/payments/payment-card.tsx', draws: 'PaymentCard', before: [STORES] } as const
const authorOf = (userID: number | null) => (userID === null ? '' : 'Kim')
const cards = { authorOf, onView: () => undefined, onRequestLike: () => undefined }

export const CARD_SAYS: readonly Says[] = [
  {
    name: 'a paid request in a conversation',
    ...CARD,
    props: { payment: own(PAID), ...cards },
    says: [
      'PAID, refunded $20.00 Yesterday, 10:30 PM · Kim $125.50',
      'With Notice fee $10.00',
      'Online fee $3.76, charged $129.26 in all',
      'Memo Monthly interest',
      'Plan 2 of 5',
      'Tickets 10233, 10234',
      'Card Visa debit ···· 5556',
      'Paid Today, 6:40 PM',
      'Posts Tomorrow (paid after the 5:45 PM cutoff)',
      'Refund $7.20 will be refunded on Wednesday, November 25',
      'Refunded $20.00',
      'Online fee refunded $0.60',
      'Note Came by phone',
      '$5.15 refund on its way',
      'View the request for $125.50 View Receipt More for the request for $125.50 Delivered',
    ],
  },
  {
    name: 'an open request in a conversation',
    ...CARD,
    props: {
      payment: own({
        paymentTestMode: true,
        paymentFee: 3.76,
        paymentTicketList: '10233',
        paymentMode: 'all',
        paymentLastDecline: { message: 'last attempt declined: no funds', date: SUNDAY },
        paymentRemindDate: '2026-11-24T08:00:00Z',
        messageStatus: 'failed',
      }),
      ...cards,
    },
    says: [
      'TEST MODE No real money moves.',
      'Sent/Unpaid Yesterday, 10:30 PM · Kim $125.50',
      'Online fee $3.76 on top when paid by card',
      'Memo Monthly interest',
      'Ticket 10233',
      'Accepts Debit or credit card',
      'Pay by Tomorrow, 5:45 PM HST',
      'Reminder Scheduled for Today, 10:00 PM',
      'Last attempt declined: no funds (Yesterday, 10:30 PM)',
      'View the request for $125.50 View Cancel Request More for the request for $125.50 It was not delivered, and no reason was given.',
    ],
  },
  {
    name: 'an expired request in a conversation',
    ...CARD,
    props: {
      payment: own({ paymentExpired: true, paymentValidBeforeLocalTZ: '2026-11-22T17:45', messageSentByID: null }),
      ...cards,
    },
    says: [
      'Expired Yesterday, 10:30 PM $125.50',
      'Memo Monthly interest',
      'Tickets 10233, 10234',
      'Accepts Debit card only',
      'Expired Sunday, November 22, 5:45 PM HST',
      'View the request for $125.50 View New request Cancel Request More for the request for $125.50 Delivered',
    ],
  },
  {
    name: 'a canceled request in a conversation',
    ...CARD,
    props: {
      payment: own({
        paymentStatus: 'canceled',
        paymentLastDecline: { message: 'last attempt declined: no funds', date: SUNDAY },
      }),
      ...cards,
      onRequestLike: undefined,
    },
    says: [
      'Canceled Yesterday, 10:30 PM · Kim $125.50',
      'Memo Monthly interest',
      'Tickets 10233, 10234',
      'Canceled Today, 6:40 PM',
      'View the request for $125.50 View More for the request for $125.50 Delivered',
    ],
  },
  {
    name: 'a request in a conversation that is being paid after a decline, and one paid in the store',
    ...CARD,
    props: {
      payment: own({
        paymentInProgress: true,
        paymentLastDecline: { message: 'last attempt declined: no funds', date: SUNDAY },
      }),
      ...cards,
    },
    says: [
      'Sent/Unpaid Yesterday, 10:30 PM · Kim $125.50',
      'Memo Monthly interest',
      'Tickets 10233, 10234',
      'Accepts Debit card only',
      'Pay by Tomorrow, 5:45 PM HST',
      'A card is being charged right now',
      'View the request for $125.50 View (off) Cancel Request A card is being charged for this request right now. Wait for the result. More for the request for $125.50 Delivered',
    ],
  },
  {
    name: 'a request in a conversation that was paid with PayPal',
    ...CARD,
    props: { payment: own({ ...PAID, cardType: 'paypal', cardLastFour: null, paymentRefunds: [] }), ...cards },
    says: [
      'PAID, refunded $20.00 Yesterday, 10:30 PM · Kim $125.50',
      'With Notice fee $10.00',
      'Online fee $3.76, charged $129.26 in all',
      'Memo Monthly interest',
      'Plan 2 of 5',
      'Tickets 10233, 10234',
      'Paid with PayPal',
      'Paid Today, 6:40 PM',
      'Posts Tomorrow (paid after the 5:45 PM cutoff)',
      'Refunded $20.00',
      'Online fee refunded $0.60',
      'Note Came by phone',
      'View the request for $125.50 View Receipt More for the request for $125.50 Delivered',
    ],
  },
  ...(
    [
      [
        'of a card',
        PAID,
        ['Card Visa', 'Number •••• •••• •••• 5556', 'Expires 08/29', 'Type Debit', 'Gateway reference ch_1'],
      ],
      [
        'of a card without details',
        { ...PAID, cardLastFour: null, cardType: null, paymentRefID: 'PP-1' },
        ['Paid by card', '. The card processor shared no card details. PayPal reference: PP-1.'],
      ],
      [
        'with PayPal',
        { ...PAID, cardLastFour: null, cardType: 'paypal', paymentRefID: null },
        ['Paid with PayPal', '. PayPal doesn’t say which card or account was used.'],
      ],
      [
        'in the store',
        { ...PAID, paymentMethod: 'in-store' },
        ['Paid in the store', '. No card was charged for this request.'],
      ],
      ['not yet made', {}, ['No card yet', '. The card shows up here once the customer pays.']],
      [
        'of a card that is hardly known',
        { ...PAID, cardExpDate: null, cardFunding: null, paymentRefID: null },
        ['Card Visa', 'Number •••• •••• •••• 5556', 'Type Unknown'],
      ],
    ] as const
  ).map(([name, change, says]) => ({
    name: `the card of a payment ${name}`,
    at: 'features/payments/card-tab.tsx',
    draws: 'CardTab',
    props: { payment: own(change) },
    says,
  })),
]
