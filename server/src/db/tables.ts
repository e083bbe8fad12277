import type { ColumnType, Generated } from 'kysely'
import type { LabelModule } from '@xd/core/domain/label/modules.ts'
import type { MessageOrigin } from '@xd/core/domain/message/origin.ts'
import type { MessageStatus } from '@xd/core/domain/message/status.ts'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import type {
  CalendarCategoriesTable,
  CalendarChoicesTable,
  CalendarFeedsTable,
  CalendarEntriesTable,
  CalendarImportEntriesTable,
  CalendarImportsTable,
  FieldDatesTable,
} from './calendar-tables.ts'
import type {
  ApiKeysTable,
  CompaniesTable,
  CompanyLogosTable,
  SessionsTable,
  StoreClosuresTable,
  SupportVisitsTable,
  StoreHoursTable,
  StoresTable,
  UserLinksTable,
  UsersTable,
  UserStoresTable,
} from './company-tables.ts'
import type { BubbleSettingsTable } from './bubble-tables.ts'
import type { GatewayAccountsTable } from './gateway-tables.ts'
import type {
  CustomerMergesTable,
  CustomerPhonesTable,
  CustomFieldsTable,
  ErasedOptOutsTable,
} from './customer-tables.ts'
import type {
  PaymentExceptionsTable,
  PaymentLedgerTable,
  PaymentRefundsTable,
  ReconciledAccountsTable,
} from './ledger-tables.ts'
import type {
  CustomerConsentsTable,
  ImportCustomersTable,
  ImportMappingsTable,
  ImportPiecesTable,
  ImportsTable,
} from './import-tables.ts'
import type { Lane } from './job-queue.ts'
import type { LoanCountsTable, LoansTable, LoanVersionsTable } from './loan-tables.ts'
import type {
  MailerCountsTable,
  MailerMediaTable,
  MailerRecipientsTable,
  MailersTable,
  SendBucketsTable,
} from './mailer-tables.ts'
import type { MetalPricesTable } from './metal-tables.ts'
import type {
  DraftsTable,
  EmailsTable,
  MediaTable,
  MessageMediaTable,
  MessageSchedulesTable,
  QuickRepliesTable,
  QuickReplyMediaTable,
  QuickReplyStoresTable,
  TemplatesTable,
} from './message-parts-tables.ts'
import type {
  FactorChallengesTable,
  UserDevicesTable,
  UserPasskeysTable,
  UserRecoveryCodesTable,
  UserTotpTable,
} from './second-factor-tables.ts'
import type {
  PaymentAttemptsTable,
  PaymentCountsTable,
  PaymentImpressionsTable,
  PaymentsTable,
} from './payment-tables.ts'
import type {
  PaymentTicketsTable,
  ReminderSettingsTable,
  RewriteBatchesTable,
  RewriteTicketsTable,
  TicketRangesTable,
  TicketsTable,
} from './ticket-tables.ts'

/** 0 or 1: a boolean that both engines store alike. */
export type Bit = 0 | 1
/** An amount as it is read; any whole number of cents may be written. */
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
  custCustomFields: Defaulted<string>
  custBlocked: Defaulted<Bit>
  custOptedOutAt: Epoch | null
  custLanguage: Defaulted<'en' | 'es'>
  custLastFold: string
  custFirstFold: string
  custSearch: string
  createdAt: Epoch
  /** An erased customer has no name, phone or message left, only payments. */
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
}

/** Kept by triggers on conversations: see migrations/src/0007-inbox-counts.ts. */
export interface InboxCountsTable {
  companyID: number
  storeID: number
  convoStatus: 'active' | 'archived'
  conversations: number
  unread: number
}

/** What was done to many conversations at once. */
export interface InboxChangesTable {
  changeID: Id
  companyID: number
  userID: number
  changedAt: Epoch
  /** How each conversation was before, in JSON. */
  journal: string
}

/** Kept by the database itself. */
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
  messageChannel: 'sms' | 'email'
  messageSubject: string | null
  messageBody: string
  messageSearch: string
  messageStatus: MessageStatus
  messageTwilioError: number | null
  messageAt: Epoch
  messageSentByID: number | null
  messageAutomatic: Defaulted<Bit>
  /** Which part of the product wrote it; null for a person's, and for the conversation's own answers. */
  messageOrigin: Defaulted<MessageOrigin | null>
  clientMessageID: string | null
  paymentID: number | null
  providerMessageID: string | null
  sendKey: string | null
  sendStartedAt: Epoch | null
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
  /** How long it was told to wait; null if it waits for a given time. */
  pausedMs: number | null
  /** Jobs in one line run one at a time, in the order they were made. */
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

export interface Tables {
  meta: { key: string; value: string }
  companies: CompaniesTable
  company_logos: CompanyLogosTable
  bubble_settings: BubbleSettingsTable
  stores: StoresTable
  store_hours: StoreHoursTable
  store_closures: StoreClosuresTable
  support_visits: SupportVisitsTable
  users: UsersTable
  api_keys: ApiKeysTable
  user_stores: UserStoresTable
  user_links: UserLinksTable
  user_totp: UserTotpTable
  user_passkeys: UserPasskeysTable
  user_recovery_codes: UserRecoveryCodesTable
  user_devices: UserDevicesTable
  factor_challenges: FactorChallengesTable
  sessions: SessionsTable
  rate_limits: { limitKey: string; windowStart: Epoch; count: number }
  customers: CustomersTable
  conversations: ConversationsTable
  inbox_counts: InboxCountsTable
  inbox_changes: InboxChangesTable
  customer_counts: CustomerCountsTable
  payment_counts: PaymentCountsTable
  messages: MessagesTable
  emails: EmailsTable
  message_schedules: MessageSchedulesTable
  drafts: DraftsTable
  templates: TemplatesTable
  media: MediaTable
  message_media: MessageMediaTable
  quick_replies: QuickRepliesTable
  quick_reply_stores: QuickReplyStoresTable
  quick_reply_media: QuickReplyMediaTable
  payments: PaymentsTable
  payment_attempts: PaymentAttemptsTable
  payment_refunds: PaymentRefundsTable
  payment_ledger: PaymentLedgerTable
  gateway_accounts: GatewayAccountsTable
  payment_exceptions: PaymentExceptionsTable
  reconciled_accounts: ReconciledAccountsTable
  payment_impressions: PaymentImpressionsTable
  labels: LabelsTable
  customer_labels: { companyID: number; custID: number; labelID: number }
  conversation_labels: { companyID: number; convoID: number; labelID: number }
  ticket_ranges: TicketRangesTable
  rewrite_batches: RewriteBatchesTable
  rewrite_tickets: RewriteTicketsTable
  reminder_settings: ReminderSettingsTable
  payment_labels: { companyID: number; paymentID: number; labelID: number }
  comments: CommentsTable
  custom_fields: CustomFieldsTable
  customer_merges: CustomerMergesTable
  customer_phones: CustomerPhonesTable
  erased_opt_outs: ErasedOptOutsTable
  loans: LoansTable
  loan_counts: LoanCountsTable
  loan_versions: LoanVersionsTable
  /** JSON of each law that quotes were saved by. */
  loan_laws: { lawHash: string; law: string }
  tickets: TicketsTable
  payment_tickets: PaymentTicketsTable
  imports: ImportsTable
  import_pieces: ImportPiecesTable
  import_customers: ImportCustomersTable
  import_mappings: ImportMappingsTable
  customer_consents: CustomerConsentsTable
  mailers: MailersTable
  mailer_recipients: MailerRecipientsTable
  mailer_counts: MailerCountsTable
  mailer_labels: { companyID: number; jobID: number; labelID: number }
  mailer_media: MailerMediaTable
  send_buckets: SendBucketsTable
  calendar_categories: CalendarCategoriesTable
  calendar_entries: CalendarEntriesTable
  calendar_choices: CalendarChoicesTable
  calendar_feeds: CalendarFeedsTable
  calendar_imports: CalendarImportsTable
  calendar_import_entries: CalendarImportEntriesTable
  field_dates: FieldDatesTable
  events: EventsTable
  jobs: JobsTable
  audit: AuditTable
  metal_prices: MetalPricesTable
  page_activity: PageActivityTable
}
