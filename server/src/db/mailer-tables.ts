import type { ColumnType, Generated } from 'kysely'
import type { JobStatus } from '@xd/core/domain/mailer/job-status.ts'
import type { RecipientState } from '@xd/core/domain/mailer/recipient-state.ts'
import type { Epoch } from './tables.ts'

type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>

export interface MailersTable {
  jobID: Generated<number>
  companyID: number
  /** Null: each customer gets it from the store they were last in contact with. */
  storeID: number | null
  /** JSON: the stores the author may use. */
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
  /** Segments a minute; null for as many as the carriers allow. */
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
  /** The last customer for whom the audience is decided. */
  frozenThrough: ColumnType<number, number | undefined, number>
  /** Problems count toward pausing it only from here on. */
  watchedFrom: Nullable<Epoch>
}

/** A person on a mailer's list: created once, when its audience is frozen. */
export interface MailerRecipientsTable {
  recipientID: Generated<number>
  companyID: number
  jobID: number
  /** The sending store; null if there is none. */
  storeID: number | null
  custID: number
  /** A phone number or an email address; empty if there is none. */
  address: string
  state: RecipientState
  /** Why they are left out. */
  reason: Nullable<string>
  /** The error code if it did not arrive. */
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

/** How much may be sent right now. */
export interface SendBucketsTable {
  bucketKey: string
  companyID: number
  tokens: number
  at: Epoch
  /** The carrier's day, and how much of its limit is used. */
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
