import type { ColumnType, Generated } from 'kysely'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import type { PaymentMode } from '@xd/core/domain/payment/mode.ts'
import type { PaymentOrigin } from '@xd/core/domain/payment/origin.ts'
import type { PaymentPurpose } from '@xd/core/domain/payment/purpose.ts'
import type { PaymentStatus } from '@xd/core/domain/payment/status.ts'
import type { Bit, Epoch, Money } from './tables.ts'

type Id = Generated<number>
type Defaulted<T> = ColumnType<T, T | undefined, T>

export interface PaymentsTable {
  paymentID: Id
  companyID: number
  storeID: number
  custID: number
  convoID: number
  paymentKey: string
  paymentStatus: PaymentStatus
  /** The requested amount, without the fee for paying it online. */
  amountCents: Money
  /** How much of it is the fee for the notice after maturity, in cents. */
  paymentNoticeFee: ColumnType<Cents, number | undefined, number>
  /** The fee for paying it online, on top of the amount, in cents; 0 once it was paid in the store. */
  paymentFee: ColumnType<Cents, number | undefined, number>
  paymentOrigin: Defaulted<PaymentOrigin>
  paymentPurpose: Defaulted<PaymentPurpose>
  paymentMemo: string
  paymentReference: Defaulted<string>
  paymentTicketList: Defaulted<string>
  paymentMode: PaymentMode
  paymentRewrite: Defaulted<Bit>
  /** JSON: what was found against rewriting its tickets, and overridden. */
  rewriteOverridden: Defaulted<string>
  /** JSON: the check for the Military Lending Act that its new loans rest on. */
  militaryCheck: ColumnType<string | null, string | null | undefined, string | null>
  paymentMethod: 'card' | 'in-store' | null
  paymentRefID: string | null
  requestedAt: Epoch
  statusAt: Epoch
  validBeforeLocal: string
  validBeforeAt: Epoch
  cardType: string | null
  cardLastFour: string | null
  cardExpDate: string | null
  cardFunding: string | null
  paymentCustomFields: Defaulted<string>
  testMode: Bit
  sentByID: number | null
  messageID: number | null
  issuerDeclines: Defaulted<number>
  lastDeclineMessage: string | null
  lastDeclineAt: Epoch | null
  paymentSearch: string
  /** The store's business day it counts toward; null while unpaid. */
  postingDay: string | null
  remindAt: Epoch | null
  remindedAt: Epoch | null
  /** Why no reminder will be sent. */
  remindDropped: string | null
}

export interface PaymentAttemptsTable {
  attemptID: Id
  companyID: number
  paymentID: number
  attemptKey: string
  idempotencyKey: string
  /** The gateway that was asked to charge. */
  gateway: string
  state: 'pending' | 'approved' | 'declined' | 'error'
  /** The card is charged this and the fee. */
  amountCents: Money
  feeCents: ColumnType<Cents, number | undefined, number>
  startedAt: Epoch
  settledAt: Epoch | null
  gatewayID: string | null
  declineCode: string | null
  cardType: string | null
  cardLastFour: string | null
  cardExpDate: string | null
  cardFunding: string | null
  /** The issuer's code for an approved charge. */
  authCode: ColumnType<string | null, string | null | undefined, string | null>
  language: Defaulted<'en' | 'es'>
  ip: string | null
}

export interface PaymentImpressionsTable {
  impressionID: Id
  companyID: number
  paymentID: number
  impressionAt: Epoch
  impressionKind: 'view' | 'submit' | 'sent'
  impressionSource: 'human' | 'bot' | 'staff'
  ip: string | null
  userAgent: string | null
  browser: string | null
  os: string | null
  device: string | null
  paymentStatus: string | null
  /** For a submit: the attempt whose result the row shows. */
  attemptID: number | null
}

/** A customer's assent to the terms of new loans, made with an attempt to pay. */
export interface RenewalAssentsTable {
  assentID: Id
  companyID: number
  paymentID: number
  attemptID: number
  assentedAt: Epoch
  /** JSON: every word and figure, as it was shown. */
  shown: string
  ip: string | null
  userAgent: string | null
}

/** Kept by triggers. */
export interface PaymentCountsTable {
  companyID: number
  storeID: number
  paymentStatus: 'sent' | 'approved' | 'canceled' | 'declined'
  payments: number
}

export interface PaymentTables {
  payment_counts: PaymentCountsTable
  payments: PaymentsTable
  payment_attempts: PaymentAttemptsTable
  payment_impressions: PaymentImpressionsTable
  renewal_assents: RenewalAssentsTable
}
