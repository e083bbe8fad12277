import { Schema } from 'effect'
import { FIRST_PARTS } from '#domain/import/cell-day.ts'
import { BATCH_KINDS, BATCH_SOURCES, BATCH_STATUSES } from '#domain/notice/batch.ts'
import { NOTICE_FIELD_NAMES } from '#domain/notice/file-fields.table.ts'
import { CALL_OUTCOMES, NOTICE_STATUSES } from '#domain/notice/status.ts'
import { Dollars, Instant, LocalDay } from '#contract/value.ts'

const counted = Object.fromEntries(NOTICE_STATUSES.map((status) => [status, Schema.Finite])) as Record<
  (typeof NOTICE_STATUSES)[number],
  typeof Schema.Finite
>

/** A notice that was refused, and why. */
export const RefusedNotice = Schema.Struct({
  /** Null if it has no readable one. */
  noticeExternalID: Schema.NullOr(Schema.String),
  code: Schema.String,
  sentence: Schema.String,
}).annotate({ identifier: 'RefusedNotice' })

export const NoticeBatch = Schema.Struct({
  batchID: Schema.Finite,
  storeID: Schema.Finite,
  batchKind: Schema.Literals(BATCH_KINDS),
  batchSource: Schema.Literals(BATCH_SOURCES),
  /** The id the customer app gave it. */
  batchExternalID: Schema.NullOr(Schema.String),
  /** The file it came from. */
  batchFilename: Schema.NullOr(Schema.String),
  /** The day it came, by the store's clock. */
  batchDate: LocalDay,
  batchStatus: Schema.Literals(BATCH_STATUSES),
  batchStatusDate: Instant,
  /** Null if it was created automatically. */
  batchCreatedByID: Schema.NullOr(Schema.Finite),
  batchCreatedDate: Instant,
  batchStartedDate: Schema.NullOr(Instant),
  /** How many notices are in each status; `refused` ones were never accepted, and letters that need an address can’t be printed. */
  counts: Schema.Struct({ total: Schema.Finite, refused: Schema.Finite, needsAddress: Schema.Finite, ...counted }),
}).annotate({ identifier: 'NoticeBatch' })

/** What would happen to a batch's unsent notices. */
export const NoticeForecast = Schema.Struct({
  texts: Schema.Finite,
  emails: Schema.Finite,
  letters: Schema.Finite,
  skipped: Schema.Finite,
  /** Why those are skipped. */
  reasons: Schema.Array(Schema.Struct({ sentence: Schema.String, count: Schema.Finite })),
}).annotate({ identifier: 'NoticeForecast' })

/** Where the law lets interest run only if notice is given within a month after the due date. This is an inference. */
export const InterestClock = Schema.Struct({
  noticeBy: LocalDay,
  /** When the first notice after the due date was sent or mailed; null if none is on record. */
  givenOn: Schema.NullOr(LocalDay),
  /** Null as long as interest runs. */
  noInterestFrom: Schema.NullOr(LocalDay),
})

const NoticeTicket = Schema.Struct({
  ticketNumber: Schema.String,
  loanDate: Schema.NullOr(LocalDay),
  dueDate: LocalDay,
  graceDate: Schema.NullOr(LocalDay),
  amountDue: Schema.NullOr(Dollars),
  description: Schema.String,
  interest: Schema.NullOr(InterestClock),
}).annotate({ identifier: 'NoticeTicket' })

const NoticeCall = Schema.Struct({
  outcome: Schema.Literals(CALL_OUTCOMES),
  at: Instant,
  userID: Schema.Finite,
}).annotate({ identifier: 'NoticeCall' })

export const Notice = Schema.Struct({
  noticeID: Schema.Finite,
  batchID: Schema.Finite,
  storeID: Schema.Finite,
  batchKind: Schema.Literals(BATCH_KINDS),
  /** Null if it is unknown who they are: no phone number was given. */
  custID: Schema.NullOr(Schema.Finite),
  noticeExternalID: Schema.NullOr(Schema.String),
  customerNumber: Schema.String,
  /** As letters have it: first name first. */
  name: Schema.String,
  /** As lists have it: *Last, First*. */
  listedName: Schema.String,
  phone: Schema.NullOr(Schema.String),
  email: Schema.NullOr(Schema.String),
  /** Where its letter goes, in lines: the address it came with or, without one, the customer’s. Empty if neither is known. */
  postalAddress: Schema.String,
  /** Its letter can’t be printed before someone gives an address. */
  needsAddress: Schema.Boolean,
  language: Schema.Literals(['en', 'es']),
  tickets: Schema.Array(NoticeTicket),
  noticeStatus: Schema.Literals(NOTICE_STATUSES),
  noticeStatusDate: Instant,
  /** Why it isn't sent, is a letter, or did not arrive, in a sentence. */
  reason: Schema.NullOr(Schema.String),
  /** When its quiet hours end. */
  heldUntil: Schema.NullOr(Instant),
  /** The channel it uses or used; null while it has none. */
  channel: Schema.NullOr(Schema.Literals(['sms', 'email'])),
  /** The number or address it went to; before that, the one it would go to. */
  address: Schema.NullOr(Schema.String),
  /** Emails only. */
  subject: Schema.NullOr(Schema.String),
  /** The text that was sent, or would be sent. Null if it can't be written. */
  body: Schema.NullOr(Schema.String),
  sentDate: Schema.NullOr(Instant),
  deliveredDate: Schema.NullOr(Instant),
  /** Whether it may be recorded as mailed. */
  mayBeMailed: Schema.Boolean,
  mailedOn: Schema.NullOr(LocalDay),
  trackingNumber: Schema.NullOr(Schema.String),
  convoID: Schema.NullOr(Schema.Finite),
  messageID: Schema.NullOr(Schema.Finite),
  /** The carrier’s own id for its message. */
  carrierID: Schema.NullOr(Schema.String),
  calls: Schema.Array(NoticeCall),
}).annotate({ identifier: 'Notice' })

/** The layout and contents of a file of notices. */
export const NoticeFile = Schema.Struct({
  columns: Schema.Array(
    Schema.Struct({
      header: Schema.String,
      /** What it holds; null if it is not used. */
      field: Schema.NullOr(Schema.Literals(NOTICE_FIELD_NAMES)),
    }),
  ),
  /** The first rows, cell by cell. */
  samples: Schema.Array(Schema.Array(Schema.String)),
  /** Why it can't be imported until a user says which column holds what. */
  lacks: Schema.NullOr(Schema.String),
  /** How its dates are read, if that is ambiguous. */
  dates: Schema.NullOr(Schema.String),
  /** Whether its dates begin with the month or the day; null if it has no such dates. */
  datesFirst: Schema.NullOr(Schema.Literals(FIRST_PARTS)),
  /** Rows after the titles, and how many of them are accepted. */
  rows: Schema.Finite,
  rowsTaken: Schema.Finite,
  /** A customer’s rows are one notice. */
  notices: Schema.Finite,
  tickets: Schema.Finite,
  /** Customers whose phone number is not known here yet. */
  newCustomers: Schema.Finite,
  /** The first of them. */
  examples: Schema.Array(
    Schema.Struct({
      name: Schema.String,
      phone: Schema.NullOr(Schema.String),
      tickets: Schema.Array(Schema.String),
      dueDate: LocalDay,
    }),
  ),
}).annotate({ identifier: 'NoticeFile' })
