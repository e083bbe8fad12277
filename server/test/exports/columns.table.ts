import { LEAD_STATUS_LABELS, LEAD_WANT_LABELS } from '@xd/core/domain/bubble/lead.ts'
import { LENDING_WORDS } from '@xd/core/domain/loan/figure-lines.ts'
import { LOAN_STATUS_LABELS } from '@xd/core/domain/loan/status.ts'
import { JOB_STATUS_LABELS } from '@xd/core/domain/mailer/job-status.ts'
import { CHANNEL_LABELS } from '@xd/core/domain/message/channel.ts'
import { RECIPIENT_STATE_LABELS } from '@xd/core/domain/mailer/recipient-state.ts'
import { USER_STATUS_LABELS } from '@xd/core/domain/access/user-status.ts'
import { MONEY_LABELS } from '@xd/core/domain/figure/money-labels.ts'
import { BATCH_KIND_LABELS, BATCH_SOURCE_LABELS, BATCH_STATUS_LABELS } from '@xd/core/domain/notice/batch.ts'
import { NOTICE_STATUS_LABELS } from '@xd/core/domain/notice/status.ts'
import { PAYMENT_ORIGIN_LABELS } from '@xd/core/domain/payment/origin.ts'
import { PLAN_INTERVAL_LABELS, PLAN_KIND_LABELS, PLAN_STATUS_LABELS } from '@xd/core/domain/plan/plan.ts'
import { PROMISE_SOURCE_LABELS } from '@xd/core/domain/promise/promise.ts'
import { TICKET_STATUS_LABELS } from '@xd/core/domain/ticket/book.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import { localDateTime } from '@xd/core/domain/time/zone.ts'
import type { Row } from '../lists/orders.table.ts'

/** Names of the things that rows know only by ID. */
export interface Named {
  readonly stores: ReadonlyMap<unknown, string>
  readonly users: ReadonlyMap<unknown, string>
  readonly labels: ReadonlyMap<unknown, string>
}
/** The cell that a row must have; `zone` is the time zone of its line. */
type Cell = (row: Row, named: Named, zone: string) => string

const at = (row: Row, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Row | null | undefined)?.[name], row)
const text = (path: string): Cell => {
  return (row) => String(at(row, path) ?? '')
}
const phone = (path: string): Cell => {
  return (row) => formatPhone(String(at(row, path) ?? ''))
}
const money = (path: string): Cell => {
  return (row) => (typeof at(row, path) === 'number' ? (at(row, path) as number).toFixed(2) : '')
}
/** Empty if there is no value. */
const fee = (path: string): Cell => {
  return (row, ...more) => (at(row, path) === 0 ? '' : money(path)(row, ...more))
}
const date = (path: string): Cell => {
  return (row, _, zone) =>
    typeof at(row, path) === 'string' ? localDateTime(Date.parse(at(row, path) as string), zone).replace('T', ' ') : ''
}
const store = (path: string): Cell => {
  return (row, { stores }) => stores.get(at(row, path)) ?? ''
}
const user = (path: string): Cell => {
  return (row, { users }) => users.get(at(row, path)) ?? ''
}
const labels = (path: string): Cell => {
  return (row, named) => (at(row, path) as unknown[]).map((one) => named.labels.get(one)).join('; ')
}
const one = (path: string, words: Readonly<Record<string, string>>): Cell => {
  return (row) => words[String(at(row, path))] ?? ''
}
const tickets = (path: string): Cell => {
  return (row) => (at(row, path) as unknown[]).join(', ')
}
const yes = (path: string): Cell => {
  return (row) => (at(row, path) === true ? 'yes' : 'no')
}

const CUSTOMER = {
  'Last name': text('customer.custLastName'),
  'First name': text('customer.custFirstName'),
  Phone: phone('customer.custPhone'),
}
const HERE = { Store: store('storeID'), ...CUSTOMER }

const NOTICE = {
  Notice: text('noticeID'),
  Store: store('storeID'),
  'Customer number': text('customerNumber'),
  Name: text('name'),
  Phone: phone('phone'),
}

/** Each file’s columns that show a field of its list’s rows. */
export const COLUMNS: Readonly<Record<string, Readonly<Record<string, Cell>>>> = {
  customers: {
    'Last name': text('custLastName'),
    'First name': text('custFirstName'),
    Phone: phone('custPhone'),
    Email: text('custEmail'),
    'Drivers Lic #': text('custDL'),
    Street: text('custStreet'),
    City: text('custCity'),
    State: text('custState'),
    ZIP: text('custZIP'),
    Language: text('custLanguage'),
    Labels: labels('custLabels'),
    Blocked: yes('custBlocked'),
    'Opted out': date('custOptedOut'),
    'Customer ID': text('custID'),
  },
  payments: {
    ...HERE,
    Requested: date('messageDate'),
    [MONEY_LABELS.paymentAmount]: money('paymentAmount'),
    [MONEY_LABELS.paymentNoticeFee]: fee('paymentNoticeFee'),
    [MONEY_LABELS.paymentFee]: fee('paymentFee'),
    [MONEY_LABELS.paymentRefundedAmount]: money('paymentRefundedAmount'),
    [MONEY_LABELS.paymentRefundedFee]: fee('paymentRefundedFee'),
    Memo: text('paymentMemo'),
    Tickets: text('paymentTicketList'),
    Note: text('paymentReference'),
    Labels: labels('paymentLabels'),
    'Payable with': text('paymentMode'),
    'Paid by': text('paymentMethod'),
    Card: text('paymentResponseCardInfo'),
    'Gateway reference': text('paymentRefID'),
    'Status since': date('paymentStatusDate'),
    'Requested by': one('paymentOrigin', PAYMENT_ORIGIN_LABELS),
    Link: text('paymentURL'),
  },
  tickets: {
    ...HERE,
    Ticket: text('ticketNumber'),
    Status: one('ticketStatus', TICKET_STATUS_LABELS),
    Description: text('ticketDescription'),
    'Loan date': text('ticketLoanDate'),
    Due: text('ticketDueDate'),
    'Grace ends': text('ticketGraceDate'),
    [MONEY_LABELS.principal]: money('principal'),
    [MONEY_LABELS.amountDue]: money('amountDue'),
    'As of': date('asOf'),
  },
  loans: {
    ...CUSTOMER,
    Quote: text('loanID'),
    Saved: date('loanSavedDate'),
    Version: text('loanVersion'),
    Status: one('loanStatus', LOAN_STATUS_LABELS),
    Item: text('loanItem'),
    'Loan date': text('loanDate'),
    [MONEY_LABELS.amount]: money('amount'),
    [MONEY_LABELS.financeCharge]: money('regZ.financeCharge'),
    Maturity: text('maturityDate'),
    [MONEY_LABELS.totalOfPayments]: money('regZ.totalOfPayments'),
    [LENDING_WORDS.en.apr]: money('regZ.apr'),
    [MONEY_LABELS.storageFee]: money('financeChargeBreakdown.storageFee'),
    [MONEY_LABELS.firearmFee]: money('financeChargeBreakdown.firearmFee'),
    [MONEY_LABELS.miscFee]: money('financeChargeBreakdown.miscFee'),
    'Open until': text('loanExpiresDay'),
    'Saved by': user('loanSavedByID'),
  },
  promises: {
    ...HERE,
    Promise: text('promiseID'),
    'Promised day': text('promiseDay'),
    Amount: money('promiseAmount'),
    Tickets: tickets('promiseTickets'),
    Made: date('promiseMadeDate'),
    How: one('promiseSource', PROMISE_SOURCE_LABELS),
    'Recorded by': user('promiseMadeByID'),
    'Status set': date('promiseStatusDate'),
    'Set by': user('promiseStatusByID'),
    'Conversation ID': text('convoID'),
  },
  plans: {
    ...HERE,
    Plan: text('planID'),
    Kind: one('planKind', PLAN_KIND_LABELS),
    Status: one('planStatus', PLAN_STATUS_LABELS),
    Memo: text('planMemo'),
    Tickets: tickets('planTickets'),
    [MONEY_LABELS.planAmount]: money('planAmount'),
    Interval: (row) => (row['planKind'] === 'once' ? '' : one('planEvery', PLAN_INTERVAL_LABELS)(row, {} as Named, '')),
    Payments: text('planCount'),
    'Paid payments': text('planTurnsPaid'),
    [MONEY_LABELS.planTotal]: money('planTotal'),
    [MONEY_LABELS.planPaid]: money('planPaid'),
    [MONEY_LABELS.planLeft]: money('planLeft'),
    Start: text('planStart'),
    Next: text('planNext.day'),
    Created: date('planCreatedDate'),
    'Created by': user('planCreatedByID'),
  },
  leads: {
    ...HERE,
    Request: text('leadID'),
    Date: date('leadDate'),
    Status: one('leadStatus', LEAD_STATUS_LABELS),
    'Pawn or sell': one('leadWant', LEAD_WANT_LABELS),
    Item: text('leadItem'),
    Answered: date('leadAnsweredDate'),
    Quote: text('quoteID'),
    Won: money('wonAmount'),
    'Status set': date('leadStatusDate'),
    'Set by': user('leadStatusByID'),
    'Conversation ID': text('convoID'),
  },
  mailers: {
    Mailer: text('jobID'),
    Title: text('jobTitle'),
    Status: one('jobStatus', JOB_STATUS_LABELS),
    Labels: labels('jobLabels'),
    Started: date('jobStartedDate'),
    Finished: date('jobFinishedDate'),
    'Left out': text('counts.excluded'),
    'Not delivered': text('counts.failed'),
    Replied: text('counts.replied'),
    'Opted out': text('counts.optedOut'),
    Canceled: text('counts.canceled'),
    'Paid within 7 days': money('paidAmount'),
    'Paused because': text('jobPausedReason'),
    'Made by': user('jobCreatedByID'),
    Text: text('jobBodyEN'),
    'Spanish text': text('jobBodyES'),
  },
  imports: {
    File: text('filename'),
    Store: store('storeID'),
    Rows: text('rows'),
    'Rows left out': text('skipped'),
    'Customers added': text('diff.customersMade'),
    'Customers changed': text('diff.customersChanged'),
    'Tickets added': text('diff.ticketsMade'),
    'Tickets changed': text('diff.ticketsChanged'),
    'Tickets gone': text('diff.ticketsGone'),
    'Imported by': user('importedByID'),
    Imported: date('importedAt'),
    Undone: date('undoneAt'),
  },
  'notice-batches': {
    Batch: text('batchID'),
    Date: text('batchDate'),
    Store: store('storeID'),
    Kind: one('batchKind', BATCH_KIND_LABELS),
    From: one('batchSource', BATCH_SOURCE_LABELS),
    'External ID': text('batchExternalID'),
    File: text('batchFilename'),
    Status: one('batchStatus', BATCH_STATUS_LABELS),
    Notices: text('counts.total'),
    ...Object.fromEntries(
      Object.entries(NOTICE_STATUS_LABELS).map(([status, label]) => [label, text(`counts.${status}`)]),
    ),
    Refused: text('counts.refused'),
    Started: date('batchStartedDate'),
  },
  inbox: {
    ...CUSTOMER,
    Store: text('store.storeName'),
    'Last activity': date('messageDate'),
    Status: text('convo.convoStatus'),
    'Assigned to': user('convo.convoAssignedUserID'),
    Labels: labels('convo.convoLabels'),
    Unread: text('convo.convoUnread'),
    'Waiting since': date('convo.convoWaitingSince'),
    'Last message': text('messageBody'),
    Channel: text('messageChannel'),
    Delivery: text('messageStatus'),
    'Conversation ID': text('convoID'),
  },
  users: {
    Name: text('userNickname'),
    Email: text('userUsername'),
    Status: one('userStatus', USER_STATUS_LABELS),
    'Last sign-in': date('userLastLogin'),
  },
  'support-visits': {
    Started: date('startedAt'),
    Ended: date('endedAt'),
    Who: text('userName'),
    Reason: text('reason'),
    Case: text('ticket'),
    'View only': yes('readOnly'),
    'Answered by': text('answeredBy'),
    Changes: text('changes'),
  },
  reconciliation: {
    Date: date('date'),
    Found: date('foundDate'),
    'What differs': text('sentence'),
    'Recorded here': money('amountHere'),
    'At the processor': money('amountThere'),
    Store: store('storeID'),
    'Gateway reference': text('gatewayID'),
    Payment: text('paymentKey'),
    Resolved: date('resolvedDate'),
    Note: text('note'),
  },
  notices: {
    ...NOTICE,
    'External ID': text('noticeExternalID'),
    Kind: one('batchKind', BATCH_KIND_LABELS),
    Status: one('noticeStatus', NOTICE_STATUS_LABELS),
    Reason: text('reason'),
    'Postal address': text('postalAddress'),
    'Handed over': date('sentDate'),
    Delivered: date('deliveredDate'),
    'Mailed on': text('mailedOn'),
    'Tracking number': text('trackingNumber'),
    Words: text('body'),
  },
  'needs-address': {
    ...NOTICE,
    Email: text('email'),
    Kind: one('batchKind', BATCH_KIND_LABELS),
    'Letter since': date('noticeStatusDate'),
  },
  'call-list': {
    ...NOTICE,
    Email: text('email'),
    Language: text('language'),
    Status: one('noticeStatus', NOTICE_STATUS_LABELS),
    Reason: text('reason'),
    'Postal address': text('postalAddress'),
  },
  'mailer-recipients': {
    Customer: text('custID'),
    Name: text('name'),
    Store: store('storeID'),
    State: one('state', RECIPIENT_STATE_LABELS),
    Reason: text('reason'),
    Sent: date('sentDate'),
    Replied: date('repliedDate'),
    'Held until': date('heldUntil'),
    Since: date('stateDate'),
  },
  'stop-requests': {
    ...HERE,
    Request: text('stopRequestID'),
    Date: date('requestedDate'),
    Channel: one('channel', CHANNEL_LABELS),
    Words: text('words'),
    Due: text('dueDay'),
    Decided: date('decidedDate'),
    'Decided by': user('decidedByID'),
    'Conversation ID': text('convoID'),
  },
}
