// Money: movements, refunds to be made, and differences from the gateway's record.
import type { ColumnType, Generated } from 'kysely'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import type { ExceptionKind } from '@xd/core/domain/payment/reconcile.ts'
import type { RefundState } from '@xd/core/domain/payment/refund.ts'
import type { Bit, Epoch, Money, MoneyOrNone } from './tables.ts'

export interface PaymentRefundsTable {
  refundID: Generated<number>
  companyID: number
  paymentID: number
  attemptID: number
  idempotencyKey: string
  gatewayKey: string
  gateway: string
  /** Made automatically, for a charge that must not stand. */
  automatic: Bit
  how: 'void' | 'refund'
  reason: string
  byUserID: number | null
  /** The part of the payment's amount. The card gets this and the share of the fee. */
  amountCents: Money
  feeCents: ColumnType<Cents, number | undefined, number>
  state: RefundState
  startedAt: Epoch
  /** When the gateway was last asked to do it. */
  askedAt: Epoch
  /** Planned: the gateway is not asked before this. 0 means at once. */
  notBefore: ColumnType<number, number | undefined, number>
  settledAt: Epoch | null
  gatewayID: string | null
  message: string | null
}

export interface PaymentLedgerTable {
  ledgerID: Generated<number>
  companyID: number
  storeID: number
  paymentID: number
  entryKey: string
  kind: 'charge' | 'void' | 'refund'
  attemptID: number
  refundID: number | null
  /** Signed: the amount it adds to what the company has received, and how much of that is the fee for paying online. */
  amountCents: Money
  feeCents: ColumnType<Cents, number | undefined, number>
  gateway: string
  gatewayID: string
  at: Epoch
  postingDay: string
}

export interface ReconciledAccountsTable {
  companyID: number
  gateway: string
  triedAt: Epoch
  comparedAt: Epoch | null
  movements: number | null
  problem: 'no-answer' | 'unreadable' | null
}

export interface PaymentExceptionsTable {
  exceptionID: Generated<number>
  companyID: number
  storeID: number | null
  paymentID: number | null
  exceptionKey: string
  kind: ExceptionKind
  gateway: string
  gatewayID: string | null
  hereCents: MoneyOrNone
  thereCents: MoneyOrNone
  at: Epoch
  foundAt: Epoch
  resolvedAt: Epoch | null
  resolvedByID: number | null
  note: ColumnType<string, string | undefined, string>
}

export interface LedgerTables {
  payment_refunds: PaymentRefundsTable
  payment_ledger: PaymentLedgerTable
  payment_exceptions: PaymentExceptionsTable
  reconciled_accounts: ReconciledAccountsTable
}
