import { inbox } from '@xd/server/lists/inbox.ts'
import { leads } from '@xd/server/lists/leads.ts'
import { loans } from '@xd/server/lists/loans.ts'
import { payments } from '@xd/server/lists/payments.ts'
import { plans } from '@xd/server/lists/plans.ts'
import { exceptions } from '@xd/server/lists/reconciliation.ts'
import { rewrites } from '@xd/server/lists/rewrites.ts'
import { stopRequests } from '@xd/server/lists/stop-requests.ts'
import { supportVisits } from '@xd/server/lists/support-visits.ts'
import { tickets } from '@xd/server/lists/tickets.ts'
import { users } from '@xd/server/lists/users.ts'
import { type CellCase, AT, LATER, NEW_YORK, DENVER, customer, dollars } from './rare-cells.ts'

export const WORK_CELLS: readonly CellCase[] = [
  [
    'a movement that only the processor has, resolved when it came',
    exceptions,
    {
      storeID: null,
      date: AT,
      foundDate: AT,
      resolvedDate: LATER,
      resolvedByID: null,
      amountHere: null,
      amountThere: dollars(500),
      gateway: 'authnet',
    },
    {
      Date: NEW_YORK,
      Store: '',
      State: 'Resolved',
      Resolved: '2026-08-01 08:30',
      'Resolved by': 'Automatically',
      'Recorded here': '',
      'At the processor': '5.00',
    },
  ],
  [
    'a difference of a store that is open',
    exceptions,
    {
      storeID: 1,
      date: AT,
      foundDate: AT,
      resolvedDate: null,
      resolvedByID: null,
      amountHere: dollars(1),
      amountThere: null,
      gateway: 'authnet',
    },
    {
      Date: DENVER,
      Found: DENVER,
      Store: 'Main',
      State: 'Open',
      Resolved: '',
      'Resolved by': '',
      'Recorded here': '0.01',
      'Time zone': 'America/Denver',
    },
  ],
  [
    'a conversation with a broken promise and a quote request',
    inbox,
    {
      ...{ convoID: 7, customer, store: { storeName: 'Main' }, messageDate: AT, messageDirection: 'in' },
      convo: {
        ...{ storeID: 1, convoFlag: 'urgent', convoLabels: [3], convoWaitingSince: AT, convoAssignedUserID: 4 },
        ...{ convoPromiseBroken: true, convoLeadStatus: 'won' },
      },
    },
    {
      Flag: 'urgent',
      Promise: 'broken',
      'Quote request': 'Won',
      'Waiting since': DENVER,
      Direction: 'received',
      'Assigned to': 'User 4',
    },
  ],
  [
    'a conversation in which nobody waits',
    inbox,
    {
      ...{ convoID: 7, customer, store: { storeName: 'Main' }, messageDate: AT, messageDirection: 'out' },
      convo: {
        ...{ storeID: 1, convoFlag: 'none', convoLabels: [], convoWaitingSince: null, convoAssignedUserID: null },
        ...{ convoPromiseBroken: false, convoLeadStatus: null },
      },
    },
    { Flag: '', Promise: '', 'Quote request': null, 'Waiting since': '', Direction: 'sent', 'Assigned to': '' },
  ],
  [
    'a quote request that nobody has answered',
    leads,
    {
      storeID: 1,
      customer,
      leadDate: AT,
      leadAnsweredDate: null,
      leadStatusDate: LATER,
      leadStatusByID: null,
      wonAmount: null,
    },
    { Answered: null, Date: DENVER, 'Status set': '2026-08-01 06:30', 'Set by': '', Won: '' },
  ],
  [
    'a quote without a customer or a check, that has a grace period',
    loans,
    {
      ...{ customer: null, loanSavedDate: AT, loanSavedByID: 4, militaryCheck: null, amount: dollars(10_000) },
      ...{
        regZ: { financeCharge: dollars(1_280), totalOfPayments: dollars(11_280), apr: 155.5 },
        financeChargeBreakdown: {},
      },
      scheduleOfCharges: [
        { date: '2026-09-01', isGracePeriod: false },
        { date: '2026-10-01', isGracePeriod: true },
      ],
    },
    {
      'Last name': undefined,
      Phone: null,
      'Grace ends': '2026-10-01',
      Saved: NEW_YORK,
      'Checked on': undefined,
      'Checked by': null,
    },
  ],
  [
    'a quote whose borrower was checked',
    loans,
    {
      ...{ customer, loanSavedDate: AT, loanSavedByID: 4, amount: dollars(10_000), scheduleOfCharges: [] },
      regZ: { financeCharge: dollars(1_280), totalOfPayments: dollars(11_280), apr: 155.5 },
      financeChargeBreakdown: {},
      militaryCheck: { day: '2026-08-01', method: 'dod-database', reference: 'D-7' },
    },
    {
      'Checked on': '2026-08-01',
      'Checked by': 'Department of Defense’s MLA database',
      'Check reference': 'D-7',
      'Last name': 'Hall',
    },
  ],
  [
    'a plan of one payment without a total, which has stopped',
    plans,
    {
      ...{
        storeID: 1,
        customer,
        planKind: 'once',
        planEvery: 'month',
        planStopCause: 'person',
        planTickets: [],
        planTotal: null,
      },
      ...{
        planLeft: null,
        planNext: null,
        planCreatedDate: AT,
        planCreatedByID: 4,
        planAmount: dollars(500),
        planPaid: dollars(0),
      },
    },
    { Interval: '', Next: undefined, 'Created by': 'User 4', Created: DENVER },
  ],
  [
    'a request to pay that says what it is for, in test mode',
    payments,
    {
      ...{
        storeID: 1,
        storeTimezone: 'America/Denver',
        customer,
        messageDate: AT,
        paymentStatusDate: LATER,
        paymentLabels: [],
      },
      ...{
        paymentPurpose: 'other',
        paymentNoticeFee: 0,
        paymentFee: dollars(275),
        paymentRefundedFee: 0,
        paymentTestMode: true,
      },
      ...{ paymentValidBeforeLocalTZ: '2026-08-09T17:30', paymentStatus: 'sent', messageSentByID: 4 },
    },
    {
      For: '',
      'Test mode': 'TEST',
      Expires: '2026-08-09 17:30',
      'Status since': '2026-08-01 06:30',
      'Sent by': 'User 4',
    },
  ],
  [
    'a ticket to be renewed that nobody has touched',
    rewrites,
    {
      batch: { storeID: 1, storeTimezone: 'America/Denver', customer, rewriteDate: AT, paymentNoticeFee: 0 },
      ticket: {
        ticketDate: AT,
        ticketNumberedDate: null,
        ticketPostedDate: LATER,
        ticketVerifiedDate: null,
        ticketChangedByID: null,
      },
    },
    {
      'Notice fee in it': '',
      Numbered: '',
      'Sent to POS': '2026-08-01 06:30',
      Verified: '',
      'Changed by': '',
      Paid: DENVER,
      Since: DENVER,
    },
  ],
  [
    'a renewal with a notice fee, which someone changed',
    rewrites,
    {
      batch: { storeID: 1, storeTimezone: 'America/Denver', customer, rewriteDate: AT, paymentNoticeFee: dollars(150) },
      ticket: {
        ticketDate: AT,
        ticketNumberedDate: LATER,
        ticketPostedDate: null,
        ticketVerifiedDate: LATER,
        ticketChangedByID: 4,
      },
    },
    {
      'Notice fee in it': '1.50',
      Numbered: '2026-08-01 06:30',
      'Sent to POS': '',
      Verified: '2026-08-01 06:30',
      'Changed by': 'User 4',
    },
  ],
  [
    'a request to pay for real',
    payments,
    {
      ...{ storeID: 1, storeTimezone: 'America/Denver', customer, messageDate: AT, paymentStatusDate: AT },
      ...{ paymentLabels: [], paymentPurpose: 'other', paymentNoticeFee: 0, paymentFee: 0, paymentRefundedFee: 0 },
      ...{ paymentTestMode: false, paymentValidBeforeLocalTZ: '2026-08-09T17:30', paymentStatus: 'sent' },
    },
    { 'Test mode': '' },
  ],
  [
    'a request to stop that is open',
    stopRequests,
    { storeID: 1, customer, requestedDate: AT, channel: 'sms', decision: null, decidedDate: null, decidedByID: null },
    { Decision: 'Open', Decided: '', 'Decided by': '', Date: DENVER },
  ],
  [
    'a visit that goes on',
    supportVisits,
    { startedAt: AT, endedAt: null, readOnly: true, approval: null, answeredBy: null, endedBy: null },
    { Started: NEW_YORK, Ended: '', 'View only': 'yes', 'Asked to change': '' },
  ],
  [
    'a ticket that was rewritten',
    tickets,
    { storeID: 1, customer, ticketStatus: 'redeemed', ticketRewrittenAs: { ticket: 'M-2' }, asOf: AT },
    { 'Rewritten as': 'M-2', 'As of': DENVER, 'Time zone': 'America/Denver' },
  ],
  [
    'someone who may use a store that the reader may not, and never signed in',
    users,
    {
      userPermissions: ['tickets', 'nonsense'],
      userAllowedStoreIDs: [1, 7],
      userLastLogin: null,
      userStatus: 'invited',
    },
    { May: 'View tickets', Stores: 'Main; Store 7', 'Last sign-in': '' },
  ],
  [
    'someone who may use all stores',
    users,
    { userPermissions: [], userAllowedStoreIDs: null, userLastLogin: AT },
    { May: '', Stores: 'All stores', 'Last sign-in': NEW_YORK },
  ],
]
