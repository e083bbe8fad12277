import { Schema } from 'effect'
import { FIRST_PARTS } from '#domain/import/cell-day.ts'
import { LARGEST_BODY } from './body-limits.ts'
import { call } from './call.ts'
import { Notice, NoticeBatch, NoticeFile, NoticeForecast, RefusedNotice } from './entity/notice.ts'
import { listed, searchBy } from './list.ts'
import { ADDRESS_MAX } from '#domain/customer/address.ts'
import { BATCH_KINDS } from '#domain/notice/batch.ts'
import { NOTICE_FIELD_NAMES } from '#domain/notice/file-fields.table.ts'
import { CALL_OUTCOMES } from '#domain/notice/status.ts'
import { ClientKey, ID, LocalDay, maybe, requiredText, text } from './value.ts'

const BatchSearch = searchBy('store', 'status')
export type BatchSearch = typeof BatchSearch.Type

const CallSearch = searchBy('store')
export type CallSearch = typeof CallSearch.Type

/** `batch`: the batch whose notices go into a file. */
const NoticeFileSearch = searchBy('filter', 'status', 'batch')
export type NoticeFileSearch = typeof NoticeFileSearch.Type

const ofModule = { access: 'notices', feature: 'enotices' } as const

const ofBatch = {
  ...ofModule,
  kind: 'write',
  input: { batchID: ID },
  output: { batch: NoticeBatch },
  failures: ['batch_state'],
  finds: { batchID: 'batch' },
} as const

export const notices = {
  'notices/import': call({
    summary:
      'Imports a batch of notices from a CSV file with one ticket per row; a customer’s rows are one notice. Any delimiter, column titles in any order under their usual names; `mapping` says what other titles mean, and is remembered for the store. With `dryRun` nothing is imported, and the answer says what would be. The same file is the same batch until that batch is canceled. At most 5,000 rows.',
    ...ofModule,
    kind: 'write',
    input: {
      csv_data: Schema.String.check(Schema.isMaxLength(LARGEST_BODY)),
      filename: requiredText(200),
      storeID: ID,
      kind: Schema.Literals(BATCH_KINDS),
      /** By column title: what the column holds, or null to ignore it. */
      mapping: maybe(Schema.Record(text(200), Schema.NullOr(Schema.Literals(NOTICE_FIELD_NAMES)))),
      /** Whether its dates begin with the month or the day (3/4/2026); by default, the file itself decides. */
      datesFirst: maybe(Schema.Literals(FIRST_PARTS)),
      dryRun: maybe(Schema.Boolean),
    },
    output: {
      /** Null for a dry run of a file not imported yet. */
      batch: Schema.NullOr(NoticeBatch),
      /** The file was a batch before, so nothing was imported. */
      alreadyImported: Schema.Boolean,
      file: NoticeFile,
      refused: Schema.Array(RefusedNotice),
    },
    failures: ['batch_differs'],
    finds: { storeID: 'store' },
  }),
  'notices/list-batches': call({
    summary:
      'Batches of notices, newest first, 25 a page, with how many notices are in each status. `status`: all, ready, sending, attention, done or canceled. `store`: those of one store.',
    ...ofModule,
    kind: 'read',
    file: { name: 'notice-batches', search: BatchSearch },
    input: { search: maybe(BatchSearch) },
    output: { batches: Schema.Array(NoticeBatch), ...listed },
  }),
  'notices/batch-details': call({
    summary:
      'A batch with its notices, newest first, 100 a page: each one’s words, how it goes out, and its status. `status`: one of the statuses. `filter`: a name, a phone or a ticket number. The CSV file is the batch’s proof.',
    ...ofModule,
    kind: 'read',
    file: { name: 'notices', search: NoticeFileSearch },
    input: { batchID: ID, search: maybe(searchBy('filter', 'status')) },
    output: {
      batch: NoticeBatch,
      notices: Schema.Array(Notice),
      refused: Schema.Array(RefusedNotice),
      ...listed,
    },
    finds: { batchID: 'batch' },
  }),
  'notices/preview-batch': call({
    summary:
      'A forecast of sending a batch now: how many texts, emails and letters, and how many are skipped, with the reasons, most frequent first. Quiet hours only delay.',
    ...ofModule,
    kind: 'read',
    wide: true,
    input: { batchID: ID },
    output: { forecast: NoticeForecast },
    finds: { batchID: 'batch' },
  }),
  'notices/send-batch': call({
    summary:
      'Sends a batch that is ready: one text to each customer for all their tickets, an email where a text is impossible, and a letter where the law requires one. Quiet hours, STOP and blocks are respected. Repeating it changes nothing.',
    ...ofBatch,
  }),
  'notices/cancel-batch': call({
    summary: 'Stops the notices in a batch that have not left, for good. Repeating it changes nothing.',
    ...ofBatch,
  }),
  'notices/customer-lookup': call({
    summary:
      'Customers with their notices, newest first, among the last 100 that match. `filter`: a name, a phone or a ticket number, also one that only the ticket book has: its customer comes even without notices; `custID`: one customer.',
    ...ofModule,
    kind: 'read',
    wide: true,
    input: { search: searchBy('filter', 'custID') },
    output: {
      customers: Schema.Array(
        Schema.Struct({
          custID: Schema.Finite,
          custFirstName: Schema.String,
          custLastName: Schema.String,
          custPhone: Schema.String,
          notices: Schema.Array(Notice),
        }),
      ),
    },
  }),
  'notices/call-list': call({
    summary:
      'Notices of the last 45 days that reached nobody, 25 a page: those nobody has called about come first, then those called longest ago. `store`: those of one store.',
    ...ofModule,
    kind: 'read',
    wide: true,
    file: { name: 'call-list', search: CallSearch },
    input: { search: maybe(CallSearch) },
    output: { notices: Schema.Array(Notice), ...listed },
  }),
  'notices/needs-address': call({
    summary:
      'Letters that can’t be printed because no postal address is known, 25 a page, oldest first. `store`: those of one store.',
    ...ofModule,
    kind: 'read',
    wide: true,
    file: { name: 'needs-address', search: CallSearch },
    input: { search: maybe(CallSearch) },
    output: { notices: Schema.Array(Notice), ...listed },
  }),
  'notices/give-address': call({
    summary:
      'Gives the address that a letter goes to: a street, and a ZIP code or a city with its state. It is kept on the customer, or on a notice whose customer is unknown.',
    ...ofModule,
    kind: 'write',
    input: {
      noticeID: ID,
      custStreet: requiredText(ADDRESS_MAX.custStreet),
      custCity: maybe(text(ADDRESS_MAX.custCity)),
      custState: maybe(text(ADDRESS_MAX.custState)),
      custZIP: maybe(text(ADDRESS_MAX.custZIP)),
    },
    output: { notice: Notice },
    failures: ['batch_state'],
    finds: { noticeID: 'notice' },
  }),
  'notices/record-call': call({
    summary:
      'Records the outcome of a call about a notice: reached, voicemail, wrong_number or mailed. Reached and mailed take it off the list: no call is recorded after that, but a letter to someone reached still may be. A notice that still waits goes out all the same, and a letter is still to be mailed. Mailed records the letter as mailed today.',
    ...ofModule,
    kind: 'write',
    creates: 'always',
    input: { noticeID: ID, outcome: Schema.Literals(CALL_OUTCOMES), clientKey: maybe(ClientKey) },
    output: { notice: Notice },
    failures: ['batch_state'],
    finds: { noticeID: 'notice' },
  }),
  'notices/mark-mailed': call({
    summary:
      'Records that letters were mailed, with the day and the tracking number, if any: letters to print, and notices of a sent batch that reached nobody. The day is from the batch’s date to today, by the store’s clock. If one notice is refused, none is recorded.',
    ...ofModule,
    kind: 'write',
    input: {
      noticeIDs: Schema.Array(ID).check(Schema.isBetweenLength(1, 500)),
      mailedOn: LocalDay,
      trackingNumber: maybe(text(40)),
    },
    output: { count: Schema.Finite },
    failures: ['batch_state'],
    finds: { noticeIDs: 'notice' },
  }),
}
