import type { ColumnType, Generated } from 'kysely'
import type { JobStatus } from '@xd/core/domain/mailer/job-status.ts'
import type { RecipientState } from '@xd/core/domain/mailer/recipient-state.ts'
import type { Epoch } from './tables.ts'

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>

export interface MailersTable {
  jobID: Generated<number>
  companyID: number
  /** Null: each from the store that was last in contact. */
  storeID: number | null
  /** JSON: the stores its author may use. */
  authorStoreIDs: string
  jobTitle: string
  jobTitleFold: string
  jobChannel: 'sms' | 'email'
  jobBodyEN: string
  jobBodyES: string
  jobSubject: string
  jobSubjectES: string
  /** JSON. */
  jobAudience: string
  jobScheduledAt: Epoch | null
  /** Segments a minute; null for what the carriers allow. */
  jobRate: number | null
  jobStatus: JobStatus
  statusAt: Epoch
  pausedReason: Nullable<string>
  createdByID: number
  createdAt: Epoch
  jobVersion: number
  startedAt: Nullable<Epoch>
  frozenAt: Nullable<Epoch>
  finishedAt: Nullable<Epoch>
  /** The last customer whose place on the list is decided. */
  frozenThrough: ColumnType<number, number | undefined, number>
  /** What goes wrong from here on pauses it. */
  watchedFrom: Nullable<Epoch>
}

/** A person on a mailer's list: made once, when its audience is frozen. */
export interface MailerRecipientsTable {
  recipientID: Generated<number>
  companyID: number
  jobID: number
  /** The store that writes; null if there is none. */
  storeID: number | null
  custID: number
  /** A phone number or an email address; empty if there is none. */
  address: string
  state: RecipientState
  /** Why they are left out. */
  reason: Nullable<string>
  /** Why it did not arrive. */
  errorCode: Nullable<number>
  /** When their quiet hours end. */
  heldUntil: Nullable<Epoch>
  messageID: Nullable<number>
  convoID: Nullable<number>
  stateAt: Epoch
  sentAt: Nullable<Epoch>
  repliedAt: Nullable<Epoch>
  optedOutAt: Nullable<Epoch>
}

/** Kept by triggers on the recipients. */
export interface MailerCountsTable {
  companyID: number
  jobID: number
  state: RecipientState
  recipients: number
}

export interface MailerMediaTable {
  companyID: number
  jobID: number
  mediaID: number
  position: number
}

/** How much may go out right now. */
export interface SendBucketsTable {
  bucketKey: string
  companyID: number
  tokens: number
  at: Epoch
  /** The carrier's day, and what was used of it. */
  day: string
  usedToday: number
}

export interface MailerTables {
  mailers: MailersTable
  mailer_recipients: MailerRecipientsTable
  mailer_counts: MailerCountsTable
  mailer_media: MailerMediaTable
  send_buckets: SendBucketsTable
}
