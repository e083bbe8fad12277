import { payment } from '../payments/sample.ts'
import type { Listing } from './listing.ts'

/** Monday, half past six in the evening in Los Angeles; Tuesday in UTC. */
export const NOW = Date.parse('2026-11-24T02:30:00Z')

export const STORES = [
  ['stores/list', {}],
  {
    stores: [
      {
        storeID: 1,
        storeName: 'Old Town',
        storeAbbr: 'OT',
        storeColor: '#112233',
        storeTimezone: 'America/Los_Angeles',
      },
      { storeID: 2, storeName: 'Harbor', storeAbbr: 'HB', storeColor: '#332211', storeTimezone: 'America/New_York' },
    ],
  },
] as const
export const LABELS = [
  ['labels/list', {}],
  {
    labels: [
      { labelID: 1, labelName: 'Gold', labelModuleKey: 'payment', labelColor: '#112233', labelIcon: 'tag' },
      { labelID: 2, labelName: 'VIP', labelModuleKey: 'customer', labelColor: '#112233', labelIcon: 'tag' },
    ],
  },
] as const
export const EMPLOYEES = [
  ['employees/list', {}],
  { employees: [{ userID: 6, userNickname: 'Kim' }], former: [] },
] as const

const listed = (change: object) => ({
  ...payment(),
  messageDate: '2026-11-24T01:15:00Z',
  paymentValidBefore: '2026-11-24T01:45:00Z',
  ...change,
})
const quote = {
  loanID: 40,
  quoteID: 41,
  customer: { custFirstName: 'Ana', custLastName: 'Prueba', custPhone: '+15125550198' },
  amount: 300,
  regZ: { totalOfPayments: 345.5 },
  loanStatus: 'open',
  loanItem: 'Ring',
  maturityDate: '2026-12-24',
  loanSavedDate: '2026-11-24T02:00:00Z',
}
const plan = {
  planID: 8,
  customer: quote.customer,
  planMemo: 'Ring',
  planStatus: 'paused',
  planKind: 'layaway',
  planAmount: 40,
  planTotal: 200,
  planLeft: 120,
  planCount: 5,
  planPaid: 80,
  planTurnsPaid: 2,
  planDone: 2,
  planNext: { day: '2026-12-01' },
  storeID: 2,
}
const user = {
  userID: 3,
  userNickname: 'Kim',
  userColor: '#123456',
  userUsername: 'kim@golden.test',
  userPermissions: [],
  userAllowedStoreIDs: [1, 2],
  userStatus: 'active',
  userSecondFactor: true,
  userMustHaveFactor: false,
  userLastLogin: null,
}
const key = {
  keyID: 6,
  keyName: 'Till',
  keySecretEnd: 'f00d',
  keyMakerName: 'Bo',
  keyUsed: null,
  keyExpires: '2030-01-02T08:00:00.000Z',
  keyState: 'active',
}
const entry = {
  ledgerID: 1,
  date: '2026-11-24T01:15:00Z',
  kind: 'charge',
  reason: null,
  byUserID: null,
  postingDay: '2026-11-23',
  amount: 42.5,
  fee: 2.5,
}
const difference = {
  exceptionID: 3,
  sentence: 'Only here',
  resolvedDate: null,
  resolvedByID: null,
  note: '',
  storeID: 2,
  gateway: 'simulator',
  date: '2026-11-24T02:00:00Z',
  foundDate: '2026-11-22T20:00:00Z',
}
const visit = {
  visitID: 12,
  userName: 'Sam',
  reason: 'A question',
  ticket: 'A-1',
  approval: 'waiting',
  active: true,
  readOnly: true,
  changes: 0,
  startedAt: '2026-11-24T02:00:00Z',
  endedAt: null,
  endedBy: null,
  answeredBy: null,
}

export const LISTINGS: readonly Listing[] = [
  {
    name: 'payment requests, with a fee, a deadline that passed, and the store’s own label',
    at: 'features/payments/payments-table.tsx',
    draws: 'PaymentsTable',
    before: [STORES, LABELS],
    props: {
      payments: [
        listed({ paymentLabels: [1], paymentFee: 2.5 }),
        listed({
          paymentKey: 'b',
          storeID: 2,
          storeTimezone: 'America/New_York',
          customer: { custFirstName: '', custLastName: '', custPhone: '+12135550147' },
          paymentNoticeFee: 3,
          paymentStatus: 'approved',
          paymentTicketList: '',
        }),
      ],
    },
    says: [
      {
        Customer: 'Whitfield, Jerome',
        Amount: '$125.50 plus $2.50 online fee',
        Memo: 'Monthly interest',
        Status: 'Expired',
        Tickets: '10233, 10234',
        Labels: 'Gold',
        Store: 'Old Town',
        Requested: 'Today, 5:15 PM PT',
      },
      {
        Customer: '(213) 555-0147',
        Amount: '$125.50 with $3.00 notice fee',
        Status: 'PAID',
        Tickets: '',
        Labels: '',
        Store: 'Harbor',
        Requested: 'Today, 8:15 PM ET',
      },
    ],
  },
  {
    name: 'loan quotes',
    at: 'features/loans/loans-table.tsx',
    draws: 'LoansTable',
    props: { loans: [quote, { ...quote, customer: null, loanSavedDate: '2026-11-22T23:00:00Z' }] },
    says: [
      {
        Customer: 'Prueba, Ana',
        Quote: '41',
        Amount: '$300.00',
        'Total of payments': '$345.50',
        Status: 'Open',
        For: 'Ring',
        Maturity: 'Thu, Dec 24, 2026',
        Saved: 'Today',
      },
      { Customer: 'No customer yet', Saved: 'Yesterday' },
    ],
  },
  {
    name: 'payment plans',
    at: 'features/plans/plans-table.tsx',
    draws: 'PlansTable',
    before: [STORES],
    props: { plans: [plan, { ...plan, planPaid: 200, planNext: null, storeID: 1 }] },
    says: [
      {
        Customer: 'Prueba, Ana',
        For: 'Ring',
        Status: 'Paused',
        Kind: 'Layaway',
        'Each payment': '$40.00',
        Progress: '2 of 5, $120.00 left',
        Next: 'Dec 1, 2026',
        Store: 'Harbor',
      },
      { Progress: 'Paid in full', Next: '', Store: 'Old Town' },
    ],
  },
  {
    name: 'users',
    at: 'features/users/users-table.tsx',
    draws: 'UsersTable',
    before: [STORES],
    props: {
      users: [
        user,
        {
          ...user,
          userAllowedStoreIDs: null,
          userStatus: 'disabled',
          userSecondFactor: false,
          userLastLogin: '2026-11-24T02:00:00Z',
        },
        { ...user, userSecondFactor: false },
      ],
      timezone: 'America/Los_Angeles',
    },
    says: [
      {
        Name: 'K Kim',
        Email: 'kim@golden.test',
        Role: 'Custom',
        Stores: 'OT, HB',
        Status: 'Active',
        'Second factor': 'Yes',
        'Last sign-in': 'Never',
      },
      { Stores: 'All stores', Status: 'Disabled', 'Second factor': '', 'Last sign-in': 'Nov 23, 2026, 6:00 PM PT' },
      { 'Second factor': 'None' },
    ],
  },
  {
    name: 'API keys, which work until the end of their last day',
    at: 'features/api-keys/keys-table.tsx',
    draws: 'KeysTable',
    props: { keys: [key, { ...key, keyState: 'revoked', keyUsed: '2026-11-24T02:00:00Z' }] },
    says: [
      {
        Name: 'Till',
        'Secret ends in': '…f00d',
        'Created by': 'Bo',
        'Last used': 'Never',
        Until: 'Jan 1, 2030',
        Status: 'Active',
      },
      { 'Last used': 'Nov 23, 2026, 6:00 PM PT', Status: 'Revoked' },
    ],
  },
  {
    name: 'a ledger, with the fee apart from the amount and what went back negative',
    at: 'features/payments/ledger-table.tsx',
    draws: 'LedgerTable',
    before: [
      EMPLOYEES,
      [
        ['payments/ledger/fetch', { paymentKey: 'WhitfieldPaidToday0001' }],
        {
          ledger: [
            entry,
            { ...entry, ledgerID: 2, kind: 'refund', reason: 'Wrong ring', byUserID: 6, amount: -10, fee: 0 },
          ],
          balance: 32.5,
        },
      ],
    ],
    props: { payment: payment() },
    says: [
      {
        Date: 'Today, 5:15 PM',
        Type: 'Charge',
        'Posts to': 'Today',
        Amount: '$40.00',
        'Online fee': '$2.50',
        Total: '$42.50',
      },
      { Type: 'Refund Wrong ring · Kim', Amount: '−$10.00', Total: '−$10.00' },
    ],
  },
  {
    name: 'differences from the card processor, at the time of their store',
    at: 'features/reconciliation/exceptions-table.tsx',
    draws: 'ExceptionsTable',
    before: [STORES, EMPLOYEES],
    props: {
      exceptions: [
        difference,
        { ...difference, storeID: 1, resolvedDate: '2026-11-23T20:00:00Z', note: 'Paid in cash' },
        { ...difference, resolvedDate: '2026-11-23T20:00:00Z', resolvedByID: 6 },
      ],
      timezone: 'America/Los_Angeles',
    },
    says: [
      {
        Difference: 'Only here',
        Status: 'Open',
        Note: '',
        Store: 'Harbor',
        Gateway: 'Simulated card network',
        Date: 'Today, 9:00 PM',
        Found: 'Yesterday, 3:00 PM',
      },
      { Status: 'Resolved automatically', Note: 'Paid in cash', Store: 'Old Town', Date: 'Today, 6:00 PM' },
      { Status: 'Resolved by Kim' },
    ],
  },
  {
    name: 'support visits, with who ended them',
    at: 'features/activity/visits-table.tsx',
    draws: 'VisitsTable',
    props: {
      visits: [
        visit,
        { ...visit, approval: 'allowed', answeredBy: 'Kim' },
        { ...visit, ticket: null, active: false, endedAt: '2026-11-24T02:20:00Z', endedBy: 'Kim' },
      ],
      timezone: 'America/Los_Angeles',
    },
    says: [
      {
        Who: 'Sam',
        Reason: 'A question (A-1)',
        'What they did': 'Asking to make changes',
        When: 'Nov 23, 2026, 6:00 PM PT',
        Status: 'Allow changes Decline End visit now',
      },
      { 'What they did': 'View only', When: 'Nov 23, 2026, 6:00 PM PT, allowed by Kim', Status: 'End visit now' },
      { Reason: 'A question', When: 'Nov 23, 2026, 6:00 PM –6:20 PM PT, ended by Kim', Status: 'Ended' },
    ],
  },
]
