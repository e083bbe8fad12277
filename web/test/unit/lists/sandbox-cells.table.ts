import type { Listing } from './listing.ts'

const attempt = {
  state: 'approved',
  gatewayId: 'g1',
  orderRef: 'WhitfieldPaidToday0001',
  amountCents: 112050,
  brand: 'visa',
  last4: '4242',
  funding: 'debit',
  message: 'Approved.',
  createdAt: '2026-11-22T12:00:09Z',
}
const sale = {
  transactionID: 't1',
  type: 'sale',
  orderRef: 'WhitfieldPaidToday0001',
  amountCents: 112050,
  brand: 'visa',
  last4: '4242',
  authCode: 'A123',
  at: '2026-11-22T12:00:09Z',
}
const NETWORK = {
  at: 'features/sandbox/card-network.tsx',
  draws: 'CardNetwork',
  isLocal: true,
  props: { url: 'https://sandbox.test' },
  before: [
    [
      ['sandbox', 'cards/attempts', { limit: 100 }],
      {
        attempts: [
          { ...attempt, state: 'pending', brand: null, last4: null, funding: 'unknown', message: '' },
          { ...attempt, state: 'error', brand: 'paypal', last4: null, funding: 'unknown' },
          { ...attempt, state: 'declined', funding: 'credit', message: 'Declined.' },
          attempt,
        ],
      },
    ],
    [
      ['sandbox', 'cards/transactions', { limit: 100 }],
      {
        transactions: [{ ...sale, type: 'void', brand: 'amex' }, { ...sale, type: 'refund', amountCents: 5 }, sale],
      },
    ],
  ],
} as const
const ticket = {
  storeKey: 'old-town',
  ticketNumber: '10233',
  customer: { firstName: 'Ana', lastName: 'Prueba' },
  renewedTo: null,
  description: 'Ring',
  dueDate: '2026-11-20',
  principalCents: 112050,
  status: 'active',
}
const card = { number: '4242424242424242', brand: 'visa', funding: 'debit', outcome: 'approved' }

export const SANDBOX_LISTINGS: readonly Listing[] = [
  {
    name: 'attempted charges, newest first',
    ...NETWORK,
    label: 'Attempts',
    says: [
      {
        When: 'Nov 22, …',
        Outcome: 'Approved',
        Answer: 'Approved.',
        Card: 'Visa ···· 4242 debit',
        Payment: 'WhitfieldPaidToday0001',
        Amount: '$1,120.50',
      },
      { Outcome: 'Declined', Answer: 'Declined.', Card: 'Visa ···· 4242 credit' },
      { Outcome: 'Error', Card: 'PayPal' },
      { Outcome: 'Pending', Answer: '', Card: '–' },
    ],
  },
  {
    name: 'the money that moved, newest first',
    ...NETWORK,
    label: 'Transactions',
    says: [
      {
        When: 'Nov 22, …',
        Type: 'Sale',
        Card: 'Visa ···· 4242',
        Authorization: 'A123',
        Payment: 'WhitfieldPaidToday0001',
        Amount: '$1,120.50',
      },
      { Type: 'Refund', Amount: '$0.05' },
      { Type: 'Void', Card: 'American Express ···· 4242' },
    ],
  },
  {
    name: 'tickets in the store’s own system',
    at: 'features/sandbox/pos-tickets.tsx',
    draws: 'PosTickets',
    props: { url: 'https://sandbox.test', storeKey: 'old-town' },
    before: [
      [
        ['sandbox', 'pos/tickets', { storeKey: 'old-town', filter: '', status: 'active' }],
        {
          tickets: [
            ticket,
            { ...ticket, status: 'renewed', renewedTo: '20871' },
            { ...ticket, status: 'redeemed' },
            { ...ticket, status: 'forfeited' },
          ],
          count: 4,
        },
      ],
    ],
    says: [
      {
        Ticket: '10233',
        Customer: 'Prueba, Ana',
        Item: 'Ring',
        Due: 'Nov 20, 2026',
        Principal: '$1,120.50',
        Status: 'Active',
        'At the counter': 'Redeem Forfeit',
      },
      { Status: 'Renewed: 20871', 'At the counter': '' },
      { Status: 'Redeemed', 'At the counter': '' },
      { Status: 'Forfeited', 'At the counter': '' },
    ],
  },
  {
    name: 'test cards, each number as its brand prints it',
    at: 'features/sandbox/test-cards.tsx',
    draws: 'TestCards',
    props: { url: 'https://sandbox.test' },
    before: [
      [
        ['sandbox', 'cards/test-cards', {}],
        {
          cards: [
            card,
            { number: '378282246310005', brand: 'amex', funding: 'credit', outcome: 'lost' },
            { ...card, funding: 'prepaid', outcome: 'wrong_cvc' },
            { number: '30569309025904', brand: 'unheard', funding: 'charge', outcome: 'new_one' },
          ],
        },
      ],
    ],
    says: [
      { Number: '4242 4242 4242 4242', Brand: 'Visa', Funding: 'Debit', 'What happens': 'Approved' },
      {
        Number: '3782 822463 10005',
        Brand: 'American Express',
        Funding: 'Credit',
        'What happens': 'Declined for good: lost card',
      },
      { Funding: 'Prepaid', 'What happens': 'Declined: wrong security code' },
      { Number: '3056 930902 5904', Brand: 'Card', Funding: 'charge', 'What happens': 'new_one' },
    ],
  },
]
