import type { ColumnType, Generated } from 'kysely'
import type { LeadStatus } from '@xd/core/domain/bubble/lead.ts'
import type { LabelModule } from '@xd/core/domain/label/modules.ts'
import type { MessageChannel } from '@xd/core/domain/message/channel.ts'
import type { MessageOrigin } from '@xd/core/domain/message/origin.ts'
import type { MessageStatus } from '@xd/core/domain/message/status.ts'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import type { LocalDay } from '@xd/core/domain/time/day.ts'
import type { CalendarTables } from './calendar-tables.ts'
import type { CompanyTables } from './company-tables.ts'
import type { BubbleTables } from './bubble-tables.ts'
import type { GatewayTables } from './gateway-tables.ts'
import type { CustomerTables } from './customer-tables.ts'
import type { LedgerTables } from './ledger-tables.ts'
import type { ImportTables } from './import-tables.ts'
import type { Lane } from './job-queue.ts'
import type { LoanTables } from './loan-tables.ts'
import type { MailerTables } from './mailer-tables.ts'
import type { MetalTables } from './metal-tables.ts'
import type { NoticeTables } from './notice-tables.ts'
import type { MessagePartsTables } from './message-parts-tables.ts'
import type { SecondFactorTables } from './second-factor-tables.ts'
import type { SelfServiceTables } from './self-service-tables.ts'
import type { PaymentTables } from './payment-tables.ts'
import type { PlanTables } from './plan-tables.ts'
import type { RetentionTables } from './retention-tables.ts'
import type { TicketTables } from './ticket-tables.ts'

/** 0 or 1: a boolean that both engines store alike. */
export type Bit = 0 | 1
/** An amount as read; any whole number of cents may be written. */
export type Money = ColumnType<Cents, number, number>
export type MoneyOrNone = ColumnType<Cents | null, number | null, number | null>
/** Milliseconds since 1970 in UTC. */
export type Epoch = number
type Id = Generated<number>
type Defaulted<T> = ColumnType<T, T | undefined, T>

export interface CustomersTable {
  custID: Id
  companyID: number
  custPhone: string
  custFirstName: string
  custLastName: string
  custEmail: string | null
  custDL: string | null
  custStreet: Defaulted<string | null>
  custCity: Defaulted<string | null>
  /** Two letters, if it is a state of the United States. */
  custState: Defaulted<string | null>
  custZIP: Defaulted<string | null>
  custCustomFields: Defaulted<string>
  custBlocked: Defaulted<Bit>
  custOptedOutAt: Epoch | null
  custLanguage: Defaulted<'en' | 'es'>
  custLastFold: string
  custFirstFold: string
  custSearch: string
  createdAt: Epoch
  /** An erased customer has no name, phone or messages left, only payments. */
  custErasedAt: Epoch | null
}

export interface ConversationsTable {
  convoID: Id
  companyID: number
  storeID: number
  custID: number
  convoStatus: 'active' | 'archived'
  convoFlag: Defaulted<string>
  convoAssignedUserID: number | null
  convoUnread: Defaulted<number>
  convoLastMessageID: number | null
  convoActivityAt: Epoch
  convoWaitingSince: Epoch | null
  convoAutoRepliedPeriod: string | null
  /** The store's day on which it last got the link to pay for asking. */
  convoPayAnsweredOn: Defaulted<LocalDay | null>
  /** When its first message was written, and how; kept by a trigger. */
  convoBegunAt: Defaulted<Epoch | null>
  convoBegunChannel: Defaulted<MessageChannel | null>
  /** Whether the last message came from a visitor whose phone is not proved. */
  convoPhoneUnproved: Defaulted<Bit>
  /** Whether a website visitor has written in it. */
  convoHasChat: Defaulted<Bit>
  /** Of its latest quote request. */
  convoLeadStatus: Defaulted<LeadStatus | null>
  /** Whether an overdue promise was made in it. */
  convoPromiseBroken: Defaulted<Bit>
  /** Messages from before then were deleted by the company's retention rule; null if none were. */
  convoDeletedBefore: Defaulted<Epoch | null>
}

/** Kept by triggers on conversations: see migrations/src/0007-inbox-counts.ts. */
export interface InboxCountsTable {
  companyID: number
  storeID: number
  convoStatus: 'active' | 'archived'
  conversations: number
  unread: number
}

/** Messages by UTC day; kept by triggers: see migrations/src/0097-message-days.ts. Its rows are added up over slots. */
export interface MessageDaysTable {
  companyID: number
  storeID: number
  day: number
  messageDirection: 'in' | 'out'
  messageChannel: MessageChannel
  messageAutomatic: Bit
  sentByID: number
  slot: number
  messages: number
}

/** Bulk changes to conversations. */
export interface InboxChangesTable {
  changeID: Id
  companyID: number
  userID: number
  changedAt: Epoch
  /** How each conversation was before, in JSON. */
  journal: string
}

/** Kept by triggers. */
export interface CustomerCountsTable {
  companyID: number
  customers: number
  blocked: number
  optedOut: number
}

export interface MessagesTable {
  messageID: Id
  companyID: number
  storeID: number
  convoID: number
  custID: number
  messageDirection: 'in' | 'out'
  messageChannel: MessageChannel
  messageSubject: string | null
  messageBody: string
  messageSearch: string
  messageStatus: MessageStatus
  messageTwilioError: number | null
  messageAt: Epoch
  messageSentByID: number | null
  messageAutomatic: Defaulted<Bit>
  /** The part of the product that wrote it; null for a person's, and for the conversation's own answers. */
  messageOrigin: Defaulted<MessageOrigin | null>
  clientMessageID: string | null
  paymentID: number | null
  providerMessageID: string | null
  sendKey: string | null
  sendStartedAt: Epoch | null
  /** Ours: the customer’s other phone it goes to, null for their main one. Theirs: the phone a text came from. */
  messageTo: Defaulted<string | null>
  /** How many of its pictures were deleted by the company's retention rule. */
  messagePicturesDeleted: Defaulted<number>
}

export interface LabelsTable {
  labelID: Id
  companyID: number
  labelKey: string
  labelName: string
  labelNameFold: string
  labelColor: string
  labelIcon: string
  labelModuleKey: LabelModule
  labelVersion: ColumnType<number, number | undefined, number>
}

export interface CommentsTable {
  commentID: Id
  companyID: number
  commentKey: string
  commentMessage: string
  commentUserID: number
  commentAt: Epoch
}

export interface EventsTable {
  companyID: number
  seq: number
  storeID: number | null
  event: string
  data: string
  at: Epoch
}

export interface JobsTable {
  jobID: Id
  companyID: number
  kind: string
  uniqueKey: string
  payload: string
  runAt: Epoch
  attempts: Defaulted<number>
  leasedUntil: Defaulted<Epoch>
  lastError: string | null
  /** Never retried automatically. */
  gaveUpAt: Epoch | null
  /** How long it was told to wait; null if it waits for a given time. */
  pausedMs: number | null
  /** Jobs in one line run one at a time, in the order they were created. */
  line: string | null
  lane: Defaulted<Lane>
}

export interface AuditTable {
  auditID: Id
  companyID: number
  at: Epoch
  actorUserID: number | null
  subjectUserID: number | null
  action: string
  target: string | null
  detail: string | null
  ip: string | null
  /** Folded, for searching: core/domain/activity/search-text.ts. */
  auditWords: string
}

export interface PageActivityTable {
  activityID: Id
  companyID: number
  userID: number
  at: Epoch
  type: string
  pageName: string
}

/** Records that callers have made under their own keys. */
export interface MadeOnceTable {
  companyID: number
  userID: number
  call: string
  clientKey: string
  /** Null only while it is being made. */
  recordID: number | null
  at: Epoch
}

export interface Tables
  extends
    CompanyTables,
    BubbleTables,
    SecondFactorTables,
    SelfServiceTables,
    PaymentTables,
    PlanTables,
    MessagePartsTables,
    LedgerTables,
    GatewayTables,
    TicketTables,
    CustomerTables,
    LoanTables,
    ImportTables,
    MailerTables,
    NoticeTables,
    RetentionTables,
    CalendarTables,
    MetalTables {
  meta: { key: string; value: string }
  made_once: MadeOnceTable
  rate_limits: { limitKey: string; windowStart: Epoch; count: number }
  customers: CustomersTable
  conversations: ConversationsTable
  inbox_counts: InboxCountsTable
  inbox_changes: InboxChangesTable
  customer_counts: CustomerCountsTable
  messages: MessagesTable
  message_days: MessageDaysTable
  labels: LabelsTable
  customer_labels: { companyID: number; custID: number; labelID: number }
  conversation_labels: { companyID: number; convoID: number; labelID: number }
  payment_labels: { companyID: number; paymentID: number; labelID: number }
  comments: CommentsTable
  /** JSON of each law under which quotes were saved. */
  loan_laws: { lawHash: string; law: string }
  mailer_labels: { companyID: number; jobID: number; labelID: number }
  events: EventsTable
  jobs: JobsTable
  audit: AuditTable
  page_activity: PageActivityTable
}
