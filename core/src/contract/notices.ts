import { Schema } from 'effect'
import { call } from './call.ts'
import { Notice, NoticeBatch, NoticeFile, NoticeForecast, RefusedNotice } from './entity/notice.ts'
import { listed, searchBy } from './list.ts'
import { BATCH_KINDS } from '#domain/notice/batch.ts'
import { NOTICE_FIELD_NAMES } from '#domain/notice/file-fields.table.ts'
import { CALL_OUTCOMES } from '#domain/notice/status.ts'
import { ID, LocalDay, maybe, requiredText, text } from './value.ts'

const BatchSearch = searchBy('store', 'status')
export type BatchSearch = typeof BatchSearch.Type

const CallSearch = searchBy('store')
export type CallSearch = typeof CallSearch.Type

/** `batch`: the batch whose notices go into a file. */
const NoticeFileSearch = searchBy('filter', 'status', 'batch')
export type NoticeFileSearch = typeof NoticeFileSearch.Type

/** Characters: as many as a file of customers may have. */
const CSV_MOST = 12_000_000

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
      'Takes a batch of notices from a CSV file, a ticket to a row; a customer’s rows are one notice. Any delimiter, titles in any order and by their usual names; `mapping` says what else a title means, and is remembered for the store. With `dryRun` nothing is taken, and the answer says what would be. The same file is the same batch, until that is canceled. At most 5,000 rows.',
    ...ofModule,
    kind: 'write',
    input: {
      csv_data: Schema.String.check(Schema.isMaxLength(CSV_MOST)),
      filename: requiredText(200),
      storeID: ID,
      kind: Schema.Literals(BATCH_KINDS),
      /** By title: what the column holds, or null if it is not used. */
      mapping: maybe(Schema.Record(text(200), Schema.NullOr(Schema.Literals(NOTICE_FIELD_NAMES)))),
      dryRun: maybe(Schema.Boolean),
    },
    output: {
      /** Null for a dry run of a file not imported yet. */
      batch: Schema.NullOr(NoticeBatch),
      file: NoticeFile,
      refused: Schema.Array(RefusedNotice),
    },
    failures: ['batch_differs'],
    finds: { storeID: 'store' },
  }),
  'notices/list-batches': call({
    summary:
      'Batches of notices, the newest first, 25 a page, with how many notices are in each status. `status`: all, ready, sending, attention, done or canceled. `store`: those of one store.',
    ...ofModule,
    kind: 'read',
    file: { name: 'notice-batches', search: BatchSearch },
    input: { search: maybe(BatchSearch) },
    output: { batches: Schema.Array(NoticeBatch), ...listed },
  }),
  'notices/batch-details': call({
    summary:
      'A batch with its notices, 100 a page: the words of each, how it goes out, and what became of it. `status`: one of the statuses. `filter`: a name, a phone or a ticket number. The CSV file is the batch’s proof.',
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
      'What sending a batch now would do: how many texts, emails and letters, and how many are skipped, with the reasons, the most frequent first. Quiet hours only put off.',
    ...ofModule,
    kind: 'read',
    input: { batchID: ID },
    output: { forecast: NoticeForecast },
    finds: { batchID: 'batch' },
  }),
  'notices/send-batch': call({
    summary:
      'Sends a batch that is ready: one text to each customer for all their tickets, an email where a text is impossible, and a letter where the law asks for one. Quiet hours, STOP and blocks are kept. Asked again, it changes nothing.',
    ...ofBatch,
  }),
  'notices/cancel-batch': call({
    summary: 'Stops what has not left a batch, for good. Asked again, it changes nothing.',
    ...ofBatch,
  }),
  'notices/customer-lookup': call({
    summary:
      'Customers with their notices, the newest first, of the last 100 that match. `filter`: a name, a phone or a ticket number; `custID`: one customer.',
    ...ofModule,
    kind: 'read',
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
      'Notices of the last 45 days that reached nobody, 25 a page: those about which nobody has called come first, then those called longest ago. `store`: those of one store.',
    ...ofModule,
    kind: 'read',
    input: { search: maybe(CallSearch) },
    output: { notices: Schema.Array(Notice), ...listed },
  }),
  'notices/record-call': call({
    summary:
      'Records what came of a call about a notice: reached, voicemail, wrong_number or mailed. Reached and mailed end it.',
    ...ofModule,
    kind: 'write',
    input: { noticeID: ID, outcome: Schema.Literals(CALL_OUTCOMES) },
    output: { notice: Notice },
    finds: { noticeID: 'notice' },
  }),
  'notices/mark-mailed': call({
    summary: 'Records that letters were mailed, on a day and, if there is one, under a tracking number.',
    ...ofModule,
    kind: 'write',
    input: {
      noticeIDs: Schema.Array(ID).check(Schema.isBetweenLength(1, 500)),
      mailedOn: LocalDay,
      trackingNumber: maybe(text(40)),
    },
    output: { count: Schema.Finite },
    finds: { noticeIDs: 'notice' },
  }),
}
