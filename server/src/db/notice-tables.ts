import type { ColumnType, Generated } from 'kysely'
import type { BatchKind, BatchSource, BatchStatus } from '@xd/core/domain/notice/batch.ts'
import type { NoticeLaw } from '@xd/core/domain/notice/lawful.ts'
import type { CallOutcome, NoticeStatus } from '@xd/core/domain/notice/status.ts'
import type { StopCause } from '@xd/core/domain/notice/stop-cause.ts'
import type { Language } from '@xd/core/domain/text/language.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import type { Bit, Epoch, MoneyOrNone } from './tables.ts'

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>

export interface NoticeBatchesTable {
  batchID: Generated<number>
  companyID: number
  storeID: number
  /** The id given by a customer app, or a file’s hash. */
  batchExternalID: string | null
  /** SHA-256 of the request body or file. */
  bodyHash: string | null
  batchFilename: Nullable<string>
  batchKind: BatchKind
  batchSource: BatchSource
  /** The ladder’s step, if it comes from the ticket book. */
  batchStep: Nullable<string>
  /** The day it came, by the store’s clock. */
  batchDate: LocalDay
  batchStatus: BatchStatus
  /** 0 while its notices are still being written: nobody sees it. */
  batchIsWhole: Generated<Bit>
  statusAt: Epoch
  /** JSON: [{noticeExternalID, code}]. */
  refused: string
  createdAt: Epoch
  /** Null if created automatically. */
  createdByID: number | null
  startedAt: Nullable<Epoch>
}

export interface NoticesTable {
  noticeID: Generated<number>
  companyID: number
  storeID: number
  batchID: number
  /** Null if there is no phone number to make a contact from. */
  custID: number | null
  noticeExternalID: string | null
  customerNumber: string
  givenName: string
  givenEmail: string | null
  noticeLanguage: Language | null
  agreedAt: Epoch | null
  postalAddress: string
  noticeStatus: NoticeStatus
  statusAt: Epoch
  /** A `SkipReason`: why it is not sent, or is a letter. */
  reason: Nullable<string>
  /** The carrier’s error code if it did not arrive. */
  errorCode: Nullable<number>
  heldUntil: Nullable<Epoch>
  channel: Nullable<'sms' | 'email'>
  address: Nullable<string>
  subject: Nullable<string>
  body: Nullable<string>
  messageID: Nullable<number>
  convoID: Nullable<number>
  sentAt: Nullable<Epoch>
  /** The template it was written with. */
  templateID: Nullable<number>
  /** The template's name at the time; empty for the standard words, null if it was not recorded. */
  templateName: Nullable<string>
  /** The day it left, by the store’s clock. */
  sentDay: Nullable<LocalDay>
  deliveredAt: Nullable<Epoch>
  mailedOn: Nullable<LocalDay>
  trackingNumber: Nullable<string>
  answeredAt: Nullable<Epoch>
  /** 0 if nobody has called. */
  lastCallAt: ColumnType<number, number | undefined, number>
  paidAt: Nullable<Epoch>
}

export interface NoticeTicketsTable {
  companyID: number
  storeID: number
  noticeID: number
  /** As `ticketNumberOf` spells it. */
  ticketNumber: string
  noticeExternalID: string | null
  loanDate: LocalDay | null
  dueDate: LocalDay
  graceDate: LocalDay | null
  amountDueCents: MoneyOrNone
  description: string
  paidAt: Nullable<Epoch>
}

/** Nothing more is sent about a ticket for this due date. */
export interface NoticeStopsTable {
  companyID: number
  storeID: number
  ticketNumber: string
  dueDate: string
  cause: StopCause
  at: Epoch
}

export interface NoticeCallsTable {
  noticeCallID: Generated<number>
  companyID: number
  noticeID: number
  outcome: CallOutcome
  at: Epoch
  userID: number
}

export interface ElectronicChoicesTable {
  choiceID: Generated<number>
  companyID: number
  custID: number
  /** A phone number or an email address. */
  address: string
  agreedAt: Epoch
  askedAt: Nullable<Epoch>
  askedMessageID: Nullable<number>
  provedAt: Nullable<Epoch>
  /** The words of the answer that proved it. */
  answer: Nullable<string>
}

export interface NoticeSettingsTable {
  storeID: number
  companyID: number
  noticeAutoSend: Bit
  /** Null: the law of its phone number's state. */
  noticeLaw: NoticeLaw | null
  /** JSON: the templates of each kind, for one ticket and for several. */
  noticeTexts: string
  ladderOn: Bit
  /** HH:mm, by the store’s clock. */
  ladderTime: string
  /** JSON: the steps that are on, and their templates. */
  ladderSteps: string
  /** How many customers in a hundred get no notice, for comparison. */
  holdOutPercent: number
  plannedDay: Nullable<LocalDay>
  settingsVersion: number
}

/** A store's column mapping for files of notices. */
export interface NoticeMappingsTable {
  storeID: number
  companyID: number
  /** JSON: title → field. */
  mapping: string
}

export interface NoticeTables {
  notice_batches: NoticeBatchesTable
  notices: NoticesTable
  notice_tickets: NoticeTicketsTable
  notice_calls: NoticeCallsTable
  notice_stops: NoticeStopsTable
  electronic_choices: ElectronicChoicesTable
  notice_settings: NoticeSettingsTable
  notice_mappings: NoticeMappingsTable
}
