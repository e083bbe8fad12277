import { EMPLOYEES, type Listing, STORES } from './cells.table.ts'

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
      requests: [stop, { ...stop, decision: 'opted_out', decidedDate: '2026-11-24T02:00:00Z', decidedByID: 6 }],
    },
    says: [
      { Customer: 'Prueba, Ana', 'Their words': 'No more', Since: 'Nov 23, 8:15 PM ET by text', Store: 'Harbor' },
      { Decision: 'by Kim, Nov 23, 9:00 PM ET' },
    ],
  },
]
