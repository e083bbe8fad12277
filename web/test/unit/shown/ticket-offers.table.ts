import { inCases, inStates, type Offer } from './offer.ts'

const nothing = () => undefined
const ticket = {
  rewriteTicketID: 71,
  oldTicket: '10233',
  newTicket: '20001',
  ticketState: 'rewritten',
  ticketReason: null,
  ticketNote: '',
  ticketDate: '2026-11-20T17:00:00Z',
  ticketNumberedDate: '2026-11-20T17:00:00Z',
  ticketPostedDate: null,
  ticketVerifiedDate: null,
  ticketVerifiedImportID: null,
  ticketChangedByID: null,
}
const rewrite = {
  rewriteID: 7,
  rewriteTickets: [ticket],
  rewriteWarning: null,
  customer: { custFirstName: 'Ana', custLastName: 'Prueba', custPhone: '+15125550198' },
  paymentAmount: 40,
  paymentMethod: 'card',
  paymentKey: 'a',
  storeTimezone: 'America/Los_Angeles',
}
const failed = { ...ticket, rewriteTicketID: 72, ticketState: 'exception', newTicket: null, ticketReason: 'Gone' }
const batch = (tickets: readonly object[], change: object = {}) => ({
  'payments/rewrites/fetch': { rewrite: { ...rewrite, rewriteTickets: tickets, ...change } },
})
const BATCH = {
  at: 'features/rewrites/rewrite-dialog.tsx',
  draws: 'RewriteDialog',
  within: 'Batch',
  props: { rewriteID: 7 },
}
const REWRITES: readonly Offer[] = [
  ...inStates(
    'a rewritten ticket',
    {
      at: 'features/rewrites/ticket-row.tsx',
      draws: 'TicketRow',
      props: { ticket, rewrite, busy: false, onPost: nothing, onRetry: nothing, onVerify: nothing, onAsk: nothing },
    },
    'ticket',
    [
      [
        'paid',
        { ticketState: 'paid', newTicket: null },
        {
          'Retry 10233': true,
          'Set the new number…': true,
          'Mark posted': 'This ticket has no new number yet',
          'Mark verified': 'This ticket has no new number yet',
          'Report a problem…': 'This ticket has no number to report',
          'Dismiss…': true,
        },
      ],
      [
        'with a number',
        {},
        {
          'Mark 20001 posted': true,
          'Set the new number…': true,
          'Mark posted': true,
          'Mark verified': true,
          'Report a problem…': true,
          'Dismiss…': true,
        },
      ],
      [
        'with a problem and no number',
        failed,
        {
          'Retry 10233': true,
          'Set the new number…': true,
          'Mark posted': 'This ticket has no new number yet',
          'Mark verified': 'This ticket has no new number yet',
          'Report a problem…': 'This ticket has no number to report',
          'Dismiss…': true,
        },
      ],
      [
        'with a problem and a number',
        { ...failed, newTicket: '20001' },
        {
          'Retry 10233': true,
          'Set the new number…': true,
          'Mark posted': true,
          'Mark verified': true,
          'Report a problem…': 'This ticket has no number to report',
          'Dismiss…': true,
        },
      ],
      [
        'posted',
        { ticketState: 'posted', ticketPostedDate: '2026-11-20T17:30:00Z' },
        {
          'Set the new number…': 'This ticket is already posted',
          'Mark posted': 'This ticket is already posted',
          'Mark verified': true,
          'Report a problem…': true,
          'Dismiss…': 'This ticket is already posted',
        },
      ],
      ['verified', { ticketState: 'verified' }, {}],
      ['dismissed', { ticketState: 'dismissed' }, {}],
    ],
  ),
  ...inCases('a batch of tickets', BATCH, [
    [
      'to post',
      { 'Export CSV': true, 'Mark 2 tickets posted': true },
      { answers: batch([ticket, { ...ticket, rewriteTicketID: 73 }]) },
    ],
    [
      'posted',
      { 'Export CSV': true, 'Mark posted': 'No tickets in this batch are waiting to be posted' },
      { answers: batch([{ ...ticket, ticketState: 'posted' }]) },
    ],
    [
      'with problems',
      {
        'Export CSV': true,
        'Retry 2 tickets': true,
        'Mark posted': 'No tickets in this batch are waiting to be posted',
      },
      { answers: batch([failed, { ...failed, rewriteTicketID: 73 }]) },
    ],
    [
      'with problems after the number',
      { 'Export CSV': true, 'Mark posted': 'No tickets in this batch are waiting to be posted' },
      { answers: batch([failed, { ...failed, rewriteTicketID: 73, newTicket: '20001' }]) },
    ],
    [
      'with a warning',
      { 'Export CSV': true, 'Mark posted': true, 'Mark handled': true },
      { answers: batch([ticket], { rewriteWarning: 'Refunded' }) },
    ],
  ]),
]

const booked = {
  ticketID: 11,
  ticketNumber: '10233',
  custID: 4,
  storeID: 2,
  ticketStatus: 'active',
  ticketRewrittenAs: null,
  ticketDescription: 'Ring',
  amountDue: 120,
  principal: 100,
  ticketDueDate: '2026-11-25',
  ticketGraceDate: null,
}
const DUE = {
  at: 'pages/panel-tickets.tsx',
  draws: 'PanelTickets',
  within: 'DueTickets',
  props: { tickets: [booked] },
  answers: { 'stores/list': { stores: [{ storeID: 2, storeTimezone: 'America/Los_Angeles' }] } },
}
const TICKETS: readonly Offer[] = inCases('a due ticket', DUE, [
  ['for someone who asks for money', { 'Request $120.00 for ticket 10233': true }],
  ['for someone without payments', {}, { lacks: ['payments'] }],
  ['for someone who may not write', {}, { lacks: ['messages'] }],
  ['without an amount', {}, { props: { tickets: [{ ...booked, amountDue: null }] } }],
])

export const TICKET_OFFERS: readonly Offer[] = [...REWRITES, ...TICKETS]
