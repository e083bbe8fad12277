import type { Handed } from './handed.ts'

const ticket = {
  rewriteTicketID: 71,
  oldTicket: '10233',
  newTicket: '20001',
  ticketState: 'rewritten',
}
const failed = { ...ticket, rewriteTicketID: 72, newTicket: null, ticketState: 'exception' }
const rewrite = {
  rewriteID: 7,
  rewriteTickets: [ticket, failed],
  rewriteWarning: 'The payment was refunded',
  customer: { custFirstName: 'Ana', custLastName: 'Prueba', custPhone: '+15125550198' },
  paymentAmount: 40,
  paymentMethod: 'card',
  paymentKey: 'k',
}
const BATCH = {
  at: 'features/rewrites/rewrite-dialog.tsx',
  draws: 'RewriteDialog',
  within: 'Batch',
  props: { rewriteID: 7 },
  before: [[['payments/rewrites/fetch', { rewriteID: 7 }], { rewrite }]],
  answer: { rewrite },
  tellsFailure: true,
} as const satisfies Partial<Handed>
const CORRECT = {
  at: 'features/rewrites/correct-dialog.tsx',
  draws: 'CorrectDialog',
  call: 'payments/rewrites/correct',
  answer: { rewrite },
  hears: { onClose: [] },
} as const satisfies Partial<Handed>
const correcting = (action: string) => ({ rewriteID: 7, asking: { action, ticket } })

const REWRITES: readonly Handed[] = [
  {
    ...BATCH,
    name: 'the rewritten tickets are marked posted, and no others',
    does: [['Mark posted']],
    call: 'payments/rewrites/mark-posted',
    asks: { rewriteID: 7, rewriteTicketIDs: [71] },
  },
  ...(
    [
      ['onRetry', { action: 'retry', rewriteTicketIDs: [71] }],
      ['onVerify', { action: 'verify', rewriteTicketIDs: [71] }],
      ['Mark handled', { action: 'clear-warning' }],
    ] as const
  ).map(([words, asks]): Handed => ({
    ...BATCH,
    name: `a rewritten ticket: ${words}`,
    does: [[words]],
    call: 'payments/rewrites/correct',
    asks: { rewriteID: 7, ...asks },
  })),
  {
    ...CORRECT,
    name: 'a ticket’s new number is set',
    props: correcting('set'),
    does: [['New number', '20002'], ['Note', 'Typed twice'], ['Set number']],
    asks: { rewriteID: 7, action: 'set', rewriteTicketIDs: [71], note: 'Typed twice', newTicket: '20002' },
  },
  {
    ...CORRECT,
    name: 'a problem with a ticket is reported, without a number',
    props: correcting('report'),
    does: [['What’s wrong', 'Lost'], ['Report']],
    asks: { rewriteID: 7, action: 'report', rewriteTicketIDs: [71], note: 'Lost' },
  },
  {
    ...CORRECT,
    name: 'a ticket is dismissed',
    props: correcting('dismiss'),
    does: [['Why', 'Redeemed'], ['Dismiss']],
    asks: { rewriteID: 7, action: 'dismiss', rewriteTicketIDs: [71], note: 'Redeemed' },
  },
]

const RUN = {
  at: 'features/reconciliation/reconcile-now.tsx',
  draws: 'ReconcileNow',
  does: [['Reconcile now']],
  call: 'payments/reconciliation/run',
  asks: {},
  tellsFailure: true,
} as const satisfies Partial<Handed>
const ran = { open: 0, explained: 0, finished: true, accounts: [] }

const RECONCILIATION: readonly Handed[] = [
  ...(
    [
      [{ ...ran, open: 1 }, 'Compared: 1 open difference'],
      [{ ...ran, open: 2, explained: 1 }, 'Compared: 2 open differences'],
      [{ ...ran, open: 2, accounts: [{ problem: 'offline' }] }, 'Some accounts couldn’t be compared'],
      [{ ...ran, accounts: [{ problem: null }] }, 'Compared: everything matches'],
      [{ ...ran, open: 2, finished: false }, 'Still comparing. The list updates when it’s done.'],
    ] as const
  ).map(([answer, said]): Handed => ({ ...RUN, name: `accounts are compared: ${said}`, answer, said: [said] })),
  {
    name: 'a difference is resolved',
    at: 'features/reconciliation/exception-dialog.tsx',
    draws: 'ExceptionDialog',
    props: {
      exception: {
        exceptionID: 3,
        note: '',
        gateway: 'simulator',
        amountHere: 1,
        amountThere: null,
        date: '2026-11-23T18:00:00Z',
        foundDate: '2026-11-24T18:00:00Z',
        resolvedDate: null,
        resolvedByID: null,
        paymentKey: null,
        gatewayID: null,
      },
      timezone: 'America/Los_Angeles',
    },
    does: [['Resolution note', 'Paid in cash'], ['Resolve']],
    call: 'payments/reconciliation/resolve',
    asks: { exceptionID: 3, note: 'Paid in cash' },
    hears: { onClose: [] },
  },
]

export const BOOK_HANDED: readonly Handed[] = [...REWRITES, ...RECONCILIATION]
