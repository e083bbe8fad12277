// A company: its stores, who works in them, and their sessions.
import type { ApprovalCall, ApprovalState, AskedAction } from '@xd/core/domain/access/approval.ts'
import type { VisitApproval } from '@xd/core/domain/access/visit-approval.ts'
import type { AccountLink } from '@xd/core/domain/access/account-email.ts'
import type { LoanRules } from '@xd/core/domain/loan/usual-rules.ts'
import type { ColumnType, Generated } from 'kysely'
import type { Bit, Epoch } from './tables.ts'

type Id = Generated<number>
type Defaulted<T> = ColumnType<T, T | undefined, T>

export interface CompaniesTable {
  companyID: Id
  companyKey: string
  companyName: string
  companyTimezone: string
  /** JSON: the modules bought. */
  features: string
  eventSeq: Defaulted<number>
  createdAt: Epoch
  /** How long a sign-in lasts at most. */
  companySessionDays: Defaulted<number>
  /** From when its users must have a second factor; null if it requires none. */
  companySecondFactorFrom: Defaulted<Epoch | null>
  companyVersion: Defaulted<number>
  /** Whether customers are also written to in Spanish. */
  companySpanish: Defaulted<Bit>
  /** How much its registration with the carriers lets it text; null for the lowest limits. */
  companySegmentsPerMinute: Defaulted<number | null>
  companySegmentsPerDay: Defaulted<number | null>
  /** For how many days after a mailer a customer gets no other. */
  companyMailerGapDays: Defaulted<number>
  /** Whether mailers go only to people who have agreed to marketing. */
  companyMailerConsent: Defaulted<Bit>
  /** Whether the company must approve before XD Support changes anything. */
  companyVisitApproval: Defaulted<Bit>
  /** The law that its quotes start with. */
  companyLoanRules: Defaulted<LoanRules>
  /** Whether replacement loans are made on the pay page. */
  companyElectronicRenewals: Defaulted<Bit>
  /** When XD Support suspended it; null while it is active. */
  suspendedAt: Defaulted<Epoch | null>
  /** Its name, folded as lists sort and search it. */
  companyFold: Defaulted<string>
}

/** The logo on the pages that customers see. */
export interface CompanyLogosTable {
  companyID: number
  logoKey: string
  type: string
  width: number
  height: number
  content: Uint8Array
}

export interface StoresTable {
  storeID: Id
  companyID: number
  storeKey: string
  storeAbbr: string
  storeName: string
  storeColor: string
  storeSMSNumber: string
  storePhone: string
  storeAddressStr: string
  storeTimezone: string
  storeEnabled: Defaulted<Bit>
  storeDeleted: Defaulted<Bit>
  autoReplyMessage: string
  /** Empty: the English text is sent. */
  autoReplyMessageES: Defaulted<string>
  storeAutoRewrite: Defaulted<Bit>
  /** The fee for renewing or redeeming online, in hundredths of a percent; 0 is off. */
  remoteFeeBasisPoints: Defaulted<number>
  storeVersion: Defaulted<number>
  /** These count the saves of settings that are shown apart from the store. */
  remindersVersion: Defaulted<number>
  rewritesVersion: Defaulted<number>
  remoteFeeVersion: Defaulted<number>
  selfVersion: Defaulted<number>
}

export interface StoreHoursTable {
  companyID: number
  storeID: number
  hoursDayOfWeek: number
  hoursIsOpen: Bit
  hoursOpenTime: string
  hoursCloseTime: string
  hoursPaymentCutoffTime: string
  hoursAutoReplyTime: string
}

/** A day on which the hours of a store, or of all stores, differ from the usual week. */
export interface StoreClosuresTable {
  closureID: Id
  companyID: number
  storeID: number | null
  day: string
  /** Both or neither: without them the store stays closed. */
  opens: string | null
  closes: string | null
  note: string
  yearly: Bit
  closureVersion: Defaulted<number>
}

export interface UsersTable {
  userID: Id
  companyID: number
  userUsername: string
  /** Empty until an invitation is accepted. */
  userPasswordHash: string
  userNickname: string
  userColor: string
  /** JSON: permission names. */
  userPermissions: string
  userIsXDACCT: Defaulted<Bit>
  userEnabled: Defaulted<Bit>
  /** Acts for an API key: it never signs in, and is in no list of users. */
  userIsKey: Defaulted<Bit>
  /** All stores of the company, including future ones; otherwise, those in user_stores. */
  userAllStores: Defaulted<Bit>
  /** The nickname, folded as lists sort and search it. */
  userFold: Defaulted<string>
  userLastLogin: Epoch | null
  /** Whether they have one: kept in sync with their factors, for sign-in and lists. */
  userSecondFactor: Defaulted<Bit>
  /** Counts the changes to what administrators save. */
  userVersion: Defaulted<number>
}

export interface UserStoresTable {
  companyID: number
  userID: number
  storeID: number
}

export interface ApiKeysTable {
  keyID: Id
  companyID: number
  /** The user it acts as. */
  userID: number
  /** The user who made it or last rotated it. The key never has more permissions than they have. */
  makerID: number
  keyName: string
  /** JSON: permission names. */
  keyPermissions: string
  /** JSON: store ids; null for every store its maker may use. */
  keyStoreIDs: string | null
  /** JSON: addresses and networks it may be used from. */
  keyAddresses: string
  secretHash: string
  /** Its last characters, to recognize it by. */
  secretEnd: string
  /** The secret before the last rotation, and until when it works. */
  previousHash: string | null
  previousUntil: Epoch | null
  createdAt: Epoch
  expiresAt: Epoch
  /** To the minute. */
  usedAt: Epoch | null
  revokedAt: Epoch | null
  revokedByID: number | null
  keyVersion: Defaulted<number>
}

/** A link emailed to a user: to accept an invitation, or to choose a new password. At most one of each kind. */
export interface UserLinksTable {
  tokenHash: string
  companyID: number
  userID: number
  kind: AccountLink
  expiresAt: Epoch
}

/** An XD Support visit to a company, kept for its owners. */
export interface SupportVisitsTable {
  visitID: Id
  /** The visited company. */
  companyID: number
  userID: number
  /** The session used for it, which may be gone. */
  tokenHash: string
  reason: string
  ticket: string | null
  /** View only. */
  readOnly: Bit
  startedAt: Epoch
  expiresAt: Epoch
  endedAt: Epoch | null
  /** The user who ended it before the visitor left; null if the visitor or the time limit did. */
  endedByID: number | null
  /** Whether changes were requested, and the answer; null if the company doesn't require approval. */
  approval: Defaulted<VisitApproval | null>
  answeredAt: Defaulted<Epoch | null>
  answeredByID: Defaulted<number | null>
}

/** XD Support's request on a visit, and the owners' answer. */
export interface ApprovalsTable {
  approvalID: Id
  companyID: number
  call: ApprovalCall
  /** Its subject, as text: the same call about the same thing waits only once. */
  about: string
  action: AskedAction
  target: string | null
  /** JSON: the values that would be set, as the log will word them; without secrets. */
  detail: string | null
  /** The call's input, sealed like gateway keys; null once it is over. */
  sealedInput: string | null
  askedByID: number
  visitID: number | null
  askedAt: Epoch
  expiresAt: Epoch
  state: ApprovalState
  answeredByID: number | null
  answeredAt: Epoch | null
}

export interface SessionsTable {
  tokenHash: string
  companyID: number
  userID: number
  /** Set during a support visit to another company. */
  visitCompanyID: number | null
  visitReason: string | null
  /** View only. */
  visitReadOnly: Defaulted<Bit>
  visitExpiresAt: Epoch | null
  visitID: Defaulted<number | null>
  createdAt: Epoch
  expiresAt: Epoch
  /** To the hour. */
  usedAt: Epoch
  /** When its user last proved who they are: at sign-in, or since. */
  confirmedAt: Epoch
  ip: string | null
  userAgent: string | null
}

export interface CompanyTables {
  companies: CompaniesTable
  company_logos: CompanyLogosTable
  stores: StoresTable
  store_hours: StoreHoursTable
  store_closures: StoreClosuresTable
  support_visits: SupportVisitsTable
  approvals: ApprovalsTable
  users: UsersTable
  api_keys: ApiKeysTable
  user_stores: UserStoresTable
  user_links: UserLinksTable
  sessions: SessionsTable
}
