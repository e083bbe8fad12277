import { callList } from '@xd/server/lists/call-list.ts'
import { mailerRecipients } from '@xd/server/lists/mailer-recipients.ts'
import { mailers } from '@xd/server/lists/mailers.ts'
import { needsAddress } from '@xd/server/lists/needs-address.ts'
import { noticeBatches } from '@xd/server/lists/notice-batches.ts'
import { notices } from '@xd/server/lists/notices.ts'
import { type CellCase, AT, LATER, NEW_YORK, DENVER, dollars } from './rare-cells.ts'

const call = (outcome: string, at: number, userID: number) => ({ outcome, at, userID })
const notice = {
  storeID: 1,
  tickets: [],
  calls: [],
  phone: null,
  email: null,
  noticeStatus: 'failed',
  batchKind: 'due-soon',
}
export const OUTREACH_CELLS: readonly CellCase[] = [
  [
    'a mailer from each customer’s last store, by email',
    mailers,
    {
      ...{ jobStoreID: 'last', jobChannel: 'email', jobStatus: 'finished', jobLabels: [3, 4], paidAmount: undefined },
      ...{ jobScheduledAt: AT, jobStartedDate: AT, jobFinishedDate: null },
      counts: { total: 9, excluded: 2, delivered: 3, replied: 1, failed: 1, optedOut: 1, canceled: 1 },
    },
    {
      ...{
        Channel: 'Email',
        Store: 'Store of the last contact',
        Labels: 'Label 3; Label 4',
        'Time zone': 'America/New_York',
      },
      ...{ Scheduled: NEW_YORK, Started: NEW_YORK, Finished: '', 'Paid within 7 days': '' },
      ...{ Recipients: 7, 'Left out': 2, Delivered: 4, 'Not delivered': 1, Replied: 1, 'Opted out': 1, Canceled: 1 },
    },
  ],
  [
    'a draft of one store',
    mailers,
    {
      jobStoreID: 1,
      jobChannel: 'sms',
      jobStatus: 'draft',
      jobLabels: [],
      jobScheduledAt: AT,
      jobStartedDate: AT,
      counts: {},
    },
    { Channel: 'Text', Store: 'Main', Scheduled: '', Started: DENVER, 'Time zone': 'America/Denver' },
  ],
  [
    'someone a mailer left out before it had a store for them',
    mailerRecipients,
    {
      storeID: null,
      phone: 'ida@hall.test',
      state: 'excluded',
      stateDate: AT,
      sentDate: null,
      repliedDate: null,
      heldUntil: null,
    },
    {
      'Phone or email': 'ida@hall.test',
      Store: '',
      Since: NEW_YORK,
      Sent: '',
      Replied: '',
      'Held until': '',
      'Time zone': 'America/New_York',
    },
  ],
  [
    'someone a mailer reached',
    mailerRecipients,
    {
      storeID: 1,
      phone: '+12135550184',
      state: 'replied',
      stateDate: AT,
      sentDate: AT,
      repliedDate: LATER,
      heldUntil: AT,
    },
    {
      'Phone or email': '(213) 555-0184',
      Store: 'Main',
      Sent: DENVER,
      Replied: '2026-08-01 06:30',
      'Held until': DENVER,
    },
  ],
  [
    'a notice whose customer was called twice',
    callList,
    { ...notice, calls: [call('reached', AT, 4), call('voicemail', LATER, 5)] },
    {
      Phone: '',
      Calls: 2,
      'Last call': '2026-08-01 06:30',
      Outcome: 'Left a voicemail',
      'Called by': 'User 5',
      'Time zone': 'America/Denver',
    },
  ],
  [
    'a notice whose customer nobody has called',
    callList,
    notice,
    { Calls: 0, 'Last call': undefined, Outcome: undefined, 'Called by': '' },
  ],
  [
    'a letter to someone without a phone, for two tickets of one day',
    needsAddress,
    {
      ...notice,
      noticeStatusDate: AT,
      tickets: [
        { ticketNumber: 'M-1', dueDate: '2026-08-09', amountDue: dollars(12_050) },
        { ticketNumber: 'M-2', dueDate: '2026-08-09', amountDue: null },
      ],
    },
    { Phone: '', 'Letter since': DENVER, Tickets: 'M-1, M-2', Due: '2026-08-09', 'Amount due': '120.50' },
  ],
  [
    'a notice that went nowhere, for tickets of two days',
    notices,
    {
      ...{ ...notice, channel: null, sentDate: null, deliveredDate: null },
      tickets: [
        { ticketNumber: 'M-1', dueDate: '2026-08-09', amountDue: dollars(100), interest: null },
        { ticketNumber: 'M-2', dueDate: '2026-08-10', amountDue: dollars(250), interest: null },
      ],
    },
    {
      Phone: '',
      Channel: '',
      'Handed over': '',
      Delivered: '',
      Due: '2026-08-09, 2026-08-10',
      'Amount due': '1.00, 2.50',
    },
  ],
  [
    'a notice by email',
    notices,
    { ...notice, phone: '+12135550184', channel: 'email', sentDate: AT, deliveredDate: LATER },
    {
      Phone: '(213) 555-0184',
      Channel: 'Email',
      'Handed over': DENVER,
      Delivered: '2026-08-01 06:30',
      Tickets: '',
      Due: '',
      'Amount due': '',
    },
  ],
  [
    'a notice by text',
    notices,
    { ...notice, channel: 'sms', sentDate: null, deliveredDate: null },
    { Channel: 'Text' },
  ],
  [
    'a batch that the ladder planned, and nobody has sent',
    noticeBatches,
    { storeID: 1, batchCreatedByID: null, batchStartedDate: null, counts: {} },
    { 'Sent by': '', Started: '', Store: 'Main', 'Time zone': 'America/Denver' },
  ],
]
