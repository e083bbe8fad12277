import { EMPLOYEES, LABELS, STORES } from './cells.table.ts'
import type { Listing } from './listing.ts'

const ticket = {
  ticketID: 1,
  ticketNumber: '10233',
  ticketStatus: 'active',
  ticketDescription: 'Ring',
  ticketRewrittenAs: null,
  storeID: 1,
  ticketDueDate: '2026-11-23',
  ticketGraceDate: '2026-12-23',
  graceNoticeID: null,
  principal: 100,
  amountDue: 120,
  asOf: '2026-11-24T02:00:00Z',
}
const elsewhere = { ...ticket, ticketID: 2, storeID: 2, ticketGraceDate: null }
const stop = {
  stopRequestID: 1,
  customer: { custFirstName: 'Ana', custLastName: 'Prueba', custPhone: '+15125550198' },
  words: 'No more',
  channel: 'sms',
  requestedDate: '2026-11-24T01:15:00Z',
  storeID: 2,
  daysLeft: 5,
  decision: null,
  decidedDate: null,
  decidedByID: null,
}
const customer = {
  custID: 4,
  custFirstName: 'Ana',
  custLastName: 'Prueba',
  custPhone: '+15125550198',
  custEmail: 'ana@golden.test',
  custLabels: [1, 2],
  custLastContact: '2026-11-23T05:30:00Z',
  custOpenBalance: 1120.5,
  custBlocked: true,
  custOptedOut: null,
}
const numbered = {
  rewriteTicketID: 1,
  oldTicket: '10233',
  newTicket: '20871',
  ticketState: 'verified',
  ticketReason: null,
  ticketNumberedDate: '2026-11-20T20:00:00Z',
  ticketPostedDate: '2026-11-22T20:00:00Z',
  ticketVerifiedDate: '2026-11-24T02:00:00Z',
}
const waiting = {
  ...numbered,
  rewriteTicketID: 2,
  oldTicket: '10234',
  newTicket: null,
  ticketState: 'paid',
  ticketNumberedDate: null,
  ticketPostedDate: null,
  ticketVerifiedDate: null,
}
const failed = {
  ...waiting,
  rewriteTicketID: 3,
  oldTicket: '10235',
  ticketState: 'exception',
  ticketReason: 'No range',
}
/** The last of its two tickets was sent half an hour past midnight in New York. */
const both = [
  { ...numbered, ticketPostedDate: '2026-11-23T05:30:00Z' },
  { ...numbered, rewriteTicketID: 4, oldTicket: '10236', newTicket: '20872' },
]
const rewrite = {
  rewriteID: 7,
  customer: { custFirstName: 'Ana', custLastName: 'Prueba', custPhone: '+15125550198' },
  rewriteState: 'verified',
  rewriteWarning: null,
  rewriteTickets: both,
  paymentAmount: 1120.5,
  rewriteDate: '2026-11-23T05:30:00Z',
  storeID: 2,
  storeTimezone: 'America/New_York',
}
const west = { storeID: 1, storeTimezone: 'America/Los_Angeles' }
const REWRITES = { at: 'features/rewrites/rewrites-table.tsx', draws: 'RewritesTable', before: [STORES] } as const
const turn = { turn: 1, day: '2026-10-02', amount: 40, turnState: 'paid', paymentKey: 'WhitfieldPaidToday0001' }
const TURNS = { at: 'features/plans/plan-turns.tsx', draws: 'PlanTurns' } as const
const nothing = () => undefined

export const CONTACT_LISTINGS: readonly Listing[] = [
  {
    name: 'a customer’s tickets, each by the day of its store',
    at: 'features/customers/customer-tickets.tsx',
    draws: 'CustomerTickets',
    before: [STORES, [['tickets/list', { search: { custID: 4, perPage: 100 } }], { tickets: [ticket, elsewhere] }]],
    props: { custID: 4, renderRequest: () => null },
    says: [
      {
        Ticket: '10233',
        Status: 'Due today',
        Due: 'Nov 23, 2026',
        'Grace ends': 'Dec 23, 2026',
        Principal: '$100.00',
        Description: 'Ring',
        Store: 'Old Town',
        'Amount due': '$120.00',
        'As of': 'Nov 23, 2026',
      },
      { Store: 'Harbor', Status: 'Due today', 'Grace ends': '' },
    ],
  },
  {
    name: 'requests to stop, at the time of their store',
    at: 'features/stop-requests/stop-requests-table.tsx',
    draws: 'StopRequestsTable',
    before: [STORES, EMPLOYEES],
    props: {
      requests: [
        stop,
        { ...stop, decision: 'opted_out', decidedDate: '2026-11-24T02:00:00Z', decidedByID: 6 },
        // At a store that the user doesn’t have.
        { ...stop, storeID: 9 },
      ],
    },
    says: [
      {
        Customer: 'Prueba, Ana',
        'Their words': 'No more',
        Since: 'Nov 23, 8:15 PM ET by text',
        Status: '5 business days left',
        Store: 'Harbor',
      },
      { Status: 'Opted out', Decision: 'by Kim, Nov 23, 9:00 PM ET' },
      { Since: 'Nov 23, 5:15 PM PT by text', Store: '' },
    ],
  },
  {
    name: 'customers, last written to by the day of the company',
    at: 'features/customers/customers-table.tsx',
    draws: 'CustomersTable',
    before: [LABELS],
    props: {
      customers: [
        customer,
        {
          ...customer,
          custLastContact: '2026-11-24T01:15:00Z',
          custBlocked: false,
          custOptedOut: '2026-11-20T20:00:00Z',
        },
        {
          ...customer,
          custFirstName: '',
          custLastName: '',
          custEmail: null,
          custLabels: [],
          custLastContact: null,
          custOpenBalance: 0,
          custBlocked: false,
        },
        { ...customer, custLabels: [1], custOptedOut: '2026-11-20T20:00:00Z' },
      ],
      timezone: 'America/Los_Angeles',
      sort: { by: 'custLastName', dir: 'asc' },
      onSort: nothing,
      onOpen: nothing,
      selection: undefined,
    },
    says: [
      {
        Name: 'Prueba, Ana',
        Phone: '(512) 555-0198',
        Email: 'ana@golden.test',
        Labels: 'VIP',
        'Last contact': 'Sun',
        'Open balance': '$1,120.50',
        Status: 'Blocked',
      },
      { 'Last contact': '1h', Status: 'Opted out' },
      { Name: '(512) 555-0198', Email: 'No Email', Labels: '', 'Last contact': '', 'Open balance': '', Status: '' },
      { Labels: '', Status: 'Blocked Opted out' },
    ],
  },
  {
    name: 'paid requests to rewrite, each by the day of its store',
    ...REWRITES,
    props: {
      rewrites: [
        rewrite,
        { ...rewrite, ...west },
        { ...rewrite, rewriteState: 'exception', rewriteTickets: [numbered, waiting, failed] },
        { ...rewrite, rewriteState: 'exception', rewriteWarning: 'Refunded', rewriteTickets: [failed] },
        { ...rewrite, rewriteTickets: [{ ...numbered, ticketPostedDate: null }] },
        { ...rewrite, rewriteState: 'dismissed', rewriteTickets: [{ ...numbered, ticketState: 'dismissed' }] },
      ],
      onOpen: nothing,
      openID: undefined,
    },
    says: [
      {
        Customer: 'Prueba, Ana',
        Status: 'Verified',
        Tickets: '10233 becomes 20871 10236 becomes 20872',
        Why: '',
        Amount: '$1,120.50',
        Store: 'Harbor',
        Paid: 'Today, 12:30 AM',
        'Sent to POS': 'Today',
        Verified: 'Today',
      },
      { Store: 'Old Town', Paid: 'Yesterday, 9:30 PM', 'Sent to POS': 'Yesterday', Verified: 'Today' },
      {
        Status: 'Exception',
        Tickets: '10233 becomes 20871 10234 becomes no number yet and 1 more',
        Why: 'No range',
        'Sent to POS': '',
        Verified: '',
      },
      { Tickets: '10235 becomes no number yet', Why: 'Refunded' },
      { 'Sent to POS': 'Today', Verified: 'Today' },
      { Status: 'Dismissed', 'Sent to POS': '', Verified: '' },
    ],
  },
  {
    name: 'rewrites without room for the reason',
    ...REWRITES,
    fit: { leftOut: ['why'] },
    props: { rewrites: [{ ...rewrite, rewriteTickets: [failed] }, rewrite], onOpen: nothing, openID: undefined },
    says: [{ Tickets: '10235 becomes no number yet No range' }, { Tickets: '10233 becomes 20871 10236 becomes 20872' }],
  },
  {
    name: 'rewrites on a phone',
    ...REWRITES,
    fit: { leftOut: ['why'], inLines: true },
    props: {
      rewrites: [{ ...rewrite, rewriteTickets: [failed] }, rewrite, { ...rewrite, rewriteTickets: [...both, failed] }],
      onOpen: nothing,
      openID: undefined,
    },
    says: [
      { Tickets: '10235 becomes no number yet' },
      { Tickets: '10233 becomes 20871 and 1 more' },
      { Tickets: '10233 becomes 20871 and 2 more' },
    ],
  },
  {
    name: 'the payments of a plan',
    ...TURNS,
    props: {
      turns: [turn, { ...turn, turn: null, turnState: 'expired', paymentKey: 'WhitfieldPaidToday0002' }],
      ahead: [{ turn: 3, day: '2026-12-01', amount: 41.5 }],
    },
    says: [
      {
        Payment: '1',
        Day: 'Oct 2, 2026 → /payments?payment=WhitfieldPaidToday0001',
        Amount: '$40.00',
        Status: 'Paid',
      },
      { Payment: 'Early', Day: 'Oct 2, 2026 → /payments?payment=WhitfieldPaidToday0002', Status: 'Expired' },
      { Payment: '3', Day: 'Dec 1, 2026', Amount: '$41.50', Status: 'Upcoming' },
    ],
  },
  {
    name: 'the payments of a plan on a phone',
    ...TURNS,
    fit: { inLines: true },
    props: { turns: [{ ...turn, turn: null }], ahead: [{ turn: 3, day: '2026-12-01', amount: 41.5 }] },
    says: [{ Payment: 'Early' }, { Payment: 'Payment 3' }],
  },
]
