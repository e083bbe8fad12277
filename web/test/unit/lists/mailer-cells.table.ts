import { COUNTS, JOB } from '../mailers/sample.ts'
import { STORES } from './cells.table.ts'
import type { Listing } from './listing.ts'

const job = { ...JOB, jobStatusDate: '2026-11-23T02:00:00Z', jobStartedDate: '2026-11-23T05:15:00Z', counts: COUNTS }
const over = {
  ...job,
  jobStatus: 'finished',
  jobFinishedDate: '2026-11-24T02:00:00Z',
  counts: { ...COUNTS, failed: 0 },
}
const recipient = {
  recipientID: 9,
  custID: 4,
  convoID: 30,
  name: 'Ana Prueba',
  phone: '+15125550198',
  state: 'held',
  reason: null,
  heldUntil: '2026-11-24T05:15:00Z',
  stateDate: '2026-11-23T05:15:00Z',
}
const imported = {
  importID: 12,
  filename: 'tickets.csv',
  importState: 'running',
  rows: 1234,
  matched: 5,
  skipped: 6,
  diff: { customersMade: 1001, customersChanged: 2, ticketsMade: 2002, ticketsChanged: 3, ticketsGone: 4 },
  problems: [],
  problemCount: 0,
  storeID: 2,
  importedAt: '2026-11-23T05:15:00Z',
}
const nothing = () => undefined

export const MAILER_LISTINGS: readonly Listing[] = [
  {
    name: 'mailers, at the time of the store that sends them, or else of the company',
    at: 'features/mailers/mailers-table.tsx',
    draws: 'MailersTable',
    before: [STORES],
    props: {
      jobs: [
        { ...job, jobTitle: '', jobStatus: 'draft', jobStatusDate: '2026-11-24T02:00:00Z', counts: JOB.counts },
        { ...job, jobChannel: 'email', jobStatus: 'scheduled', jobStoreID: 2, jobScheduledAt: '2026-11-25T05:30:00Z' },
        { ...job, jobStatus: 'sending', jobStoreID: 2, paidCount: 3, paidAmount: 1120.5 },
        { ...job, jobStatus: 'preparing', jobStoreID: 1, jobStartedDate: null },
        { ...job, jobStatus: 'paused' },
        { ...over, jobStoreID: 1 },
        { ...over, counts: { ...COUNTS, failed: 1 } },
        { ...over, jobStatus: 'canceled', jobStatusDate: '2026-01-01T05:30:00Z', counts: { ...COUNTS, failed: 1002 } },
      ],
      onOpen: nothing,
      openID: undefined,
    },
    says: [
      {
        Mailer: 'Untitled',
        Status: 'Draft',
        From: 'Store used last',
        When: 'Changed Nov 23, 6:00 PM PT',
        Recipients: '–',
        Delivered: '–',
        Replied: '–',
        'Opted out': '–',
        Paid: '–',
      },
      {
        Mailer: 'November thank-you Email',
        Status: 'Scheduled',
        From: 'Harbor',
        When: 'Sends Nov 25, 12:30 AM ET',
        Recipients: '1,200',
        Delivered: '867',
        Replied: '60',
        'Opted out': '7',
      },
      {
        Mailer: 'November thank-you',
        Status: 'Sending 912 of 1,200',
        When: 'Started Nov 23, 12:15 AM ET',
        Paid: '$1,120.50',
      },
      { Status: 'Preparing 912 of 1,200', From: 'Old Town', When: 'Started Nov 22, 6:00 PM PT' },
      { Status: 'Paused 912 of 1,200', When: 'Paused Nov 22, 6:00 PM PT' },
      { Status: 'Finished', When: 'Finished Nov 23, 6:00 PM PT' },
      { Status: 'Finished 1 failure' },
      { Status: 'Canceled 1,002 failures', When: 'Canceled Dec 31, 2025, 9:30 PM PT' },
    ],
  },
  {
    name: 'a mailer’s recipients',
    at: 'features/mailers/recipients-table.tsx',
    draws: 'RecipientsTable',
    props: {
      recipients: [
        recipient,
        { ...recipient, custID: 5, convoID: 31, name: '', state: 'delivered', heldUntil: null },
        { ...recipient, convoID: null, name: '', phone: '', state: 'excluded', reason: 'No consent' },
      ],
    },
    says: [
      {
        Name: 'Ana Prueba → /customers/4',
        To: '(512) 555-0198',
        Status: 'Held for quiet hours',
        Details: 'Until Nov 23, 9:15 PM PT',
        Conversation: 'Open → /inbox?convo=30',
      },
      {
        Name: '(512) 555-0198 → /customers/5',
        Status: 'Delivered',
        Details: 'Nov 22, 9:15 PM PT',
        Conversation: 'Open → /inbox?convo=31',
      },
      { Name: 'No name → /customers/4', To: '', Status: 'Left out', Details: 'No consent', Conversation: '' },
    ],
  },
  {
    name: 'imports, by the day of the company',
    at: 'features/imports/imports-table.tsx',
    draws: 'ImportsTable',
    before: [STORES],
    props: {
      imports: [
        imported,
        { ...imported, importState: 'finished', storeID: 1, importedAt: '2026-11-24T02:00:00Z' },
        { ...imported, importState: 'undone', storeID: 99, importedAt: '2026-01-01T05:30:00Z' },
        { ...imported, importState: 'undoing' },
      ],
      openID: undefined,
      onOpen: nothing,
    },
    says: [
      {
        File: 'tickets.csv',
        Status: 'Importing',
        Rows: '1,234',
        'Customers added': '1,001',
        'Tickets added': '2,002',
        Store: 'Harbor',
        Imported: 'Yesterday',
      },
      { Status: 'Imported', Store: 'Old Town', Imported: 'Today' },
      { Status: 'Undone', Store: '', Imported: 'Dec 31, 2025' },
      { Status: 'Undoing' },
    ],
  },
  {
    name: 'the problems in a file',
    at: 'features/imports/import-result.tsx',
    draws: 'ImportResult',
    props: {
      result: {
        ...imported,
        problems: [
          { row: 3, sentence: 'The due date can’t be read.' },
          { row: 3, sentence: 'The phone number is not one.' },
        ],
        problemCount: 2,
      },
    },
    says: [
      { Row: '3', Problem: 'The due date can’t be read.' },
      { Row: '3', Problem: 'The phone number is not one.' },
    ],
  },
]
