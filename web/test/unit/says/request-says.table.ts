import { MONDAY, own, PAID, STORES, SUNDAY } from './request-sample.ts'
import type { Says } from './says.ts'

export const REQUEST_SAYS: readonly Says[] = [
  {
    name: 'who saw a request',
    at: 'features/payments/views-tab.tsx',
    draws: 'ViewsTab',
    props: { payment: own({}) },
    answers: {
      'payments/impressions/fetch': {
        impressions: [
          {
            impressionID: 1,
            impressionDate: SUNDAY,
            impressionKind: 'view',
            impressionSource: 'human',
            paymentStatus: 'sent',
            impressionIP: '10.0.0.1',
            impressionDevice: { browser: 'Safari', os: 'iOS', userAgent: 'x' },
          },
          {
            impressionID: 2,
            impressionDate: MONDAY,
            impressionKind: 'view',
            impressionSource: 'staff',
            paymentStatus: 'approved',
            impressionIP: null,
            impressionDevice: { browser: null, os: null, userAgent: null },
          },
        ],
        count: 7,
      },
    },
    says: [
      'Shows who opened the link and who paid or tried to. Reload',
      'Date Action IP Device',
      'Yesterday, 10:30 PM Viewed 10.0.0.1 Customer · Safari on iOS',
      'Today, 6:40 PM Viewed – Staff',
      '1–5 of 7 views (off) Previous page This is the first page 1 / 2 Next page',
    ],
  },
  {
    name: 'totals of requests, one status chosen',
    at: 'features/payments/payment-totals.tsx',
    draws: 'PaymentTotals',
    props: { search: {}, status: 'sent' },
    answers: {
      'payments/totals': {
        totals: {
          all: { count: 1200, amount: 5000.5 },
          sent: { count: 1000, amount: 4000 },
          approved: { count: 200, amount: 1000.5 },
          declined: { count: 0, amount: 0 },
          expired: { count: 0, amount: 0 },
          canceled: { count: 0, amount: 0 },
          refunded: 12.5,
          onlineFees: 3.75,
        },
      },
    },
    says: [
      '☐ All 1,200 · $5,000.50 ☑ Sent/Unpaid 1,000 · $4,000.00 ☐ PAID 200 · $1,000.50 Refunded $12.50',
      'Online fees $3.75',
    ],
  },
  {
    name: 'the refund of a payment',
    at: 'features/payments/refund-dialog.tsx',
    draws: 'RefundDialog',
    within: 'RefundForm',
    props: { open: true, payment: own({ ...PAID, paymentRefunds: [] }) },
    before: [STORES],
    says: [
      'Refund Whitfield, Jerome',
      '$129.26 was paid to Old Town by Visa debit ···· 5556. A refund can’t be undone.',
      'Amount *',
      '$ [125.50]',
      'Up to $125.50. $3.76 of the online fee goes back with it.',
      'Reason *',
      'Cancel Refund $129.26 to Visa 5556',
    ],
  },
  {
    name: 'a request to be marked paid',
    at: 'features/payments/mark-paid-dialog.tsx',
    draws: 'MarkPaidDialog',
    props: { open: true, payment: own({ paymentFee: 3.76 }) },
    before: [STORES],
    says: [
      'Mark $125.50 from Whitfield, Jerome as paid at Old Town?',
      'The link closes so nobody pays twice. No card is charged, and no online fee. This can’t be undone.',
      'Mark paid',
    ],
  },
  {
    name: 'a request to be canceled',
    at: 'features/payments/cancel-request-dialog.tsx',
    draws: 'CancelRequestDialog',
    props: {
      open: true,
      payment: own({ customer: { custFirstName: '', custLastName: '', custPhone: '+12135550147' } }),
    },
    says: [
      'Cancel the $125.50 request to (213) 555-0147?',
      'Sure you want to cancel this payment request? This cannot be undone. Customers that still have the link will see an expired request.',
      'Keep request',
      'Cancel Request',
    ],
  },
  {
    name: 'a customer who asks for a new link',
    at: 'features/payments/link-ask.tsx',
    draws: 'LinkAsk',
    props: { payment: own({}), words: 'asked', at: SUNDAY, onRequest: () => undefined },
    says: ['asked · 10:30 PM New request for $125.50 New request'],
  },
  {
    name: 'a customer who pays without a clerk',
    at: 'features/payments/self-paying.tsx',
    draws: 'SelfPaying',
    props: { payment: own({ ...PAID }), words: 'is paying 10233 online', at: SUNDAY },
    says: ['Jerome is paying 10233 online · 10:30 PM PAID, refunded $20.00 View the request for $125.50 View'],
  },
  {
    name: 'the tickets that a request names',
    at: 'features/payments/request-tickets.tsx',
    draws: 'RequestTickets',
    props: {
      draft: { tickets: '10233, 10234', noticeFee: '3.00' },
      error: (field: string) => (field === 'tickets' ? 'Wrong ticket' : 'Wrong fee'),
      onLeft: () => () => undefined,
      choices: [
        { value: '10233', label: '10233 · $20.00' },
        { value: '10235', label: '10235' },
      ],
      checked: {
        maximumNoticeFee: 3,
        rewriteFindings: [
          { message: 'Not due yet', refuses: true },
          { message: 'Nearly due', refuses: false },
        ],
        tickets: [
          {
            ticketNumber: '10233',
            amountDue: 40,
            interest: { noInterestFrom: '2026-11-20', noticeBy: '2026-11-10' },
            interestLeftOut: 4.5,
          },
          {
            ticketNumber: '10234',
            amountDue: 50,
            interest: { noInterestFrom: null, noticeBy: null },
            interestLeftOut: null,
          },
        ],
      },
    },
    says: [
      'Tickets',
      '2 tickets',
      '[10233, 10234]',
      'Wrong ticket',
      '☑ 10233 · $20.00 ☐ 10235',
      'Not due yet It can’t be rewritten unless a manager overrides this.',
      'Nearly due',
      'Ticket 10233, $40.00 due by the store’s book. No interest after Nov 10, 2026: no notice was sent in time. Interest since then would be $4.50. Leave it out if the amount due includes it.',
      '☑ ☑ Notice fee For the notice after maturity, $3.00 at most. Added to the amount.',
      'Fee',
      '$ [3.00]',
      'Wrong fee',
    ],
  },
  ...(
    [
      [
        true,
        '☑ Renewal When paid, each ticket gets the store’s next number. ☑ ☐ Payoff The customer pays off the loan. ☐ ☐ Other The tickets stay as they are. ☐',
      ],
      [false, '☐ Payoff The customer pays off the loan. ☐ ☑ Other The tickets stay as they are. ☑'],
    ] as const
  ).map(([mayRewrite, cards]) => ({
    name: `what a request is for, ${mayRewrite ? 'where' : 'unless'} tickets are renewed`,
    at: 'features/payments/request-purpose.tsx',
    draws: 'RequestPurpose',
    props: { purpose: 'renew', mayRewrite },
    says: ['What it’s for', cards],
  })),
  {
    name: 'the fee for paying online',
    at: 'features/payments/request-purpose.tsx',
    draws: 'OnlineFee',
    props: { amount: 12550, fee: 376, percent: 3 },
    says: ['Online fee (3%) $3.76 The card is charged $129.26. In the store, the customer pays $125.50.'],
  },
]
