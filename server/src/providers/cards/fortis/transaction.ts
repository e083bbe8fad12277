import { Schema } from 'effect'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import { brandOf } from '#providers/cards/card-words.ts'
import type { RecordLine, RefundLine, SaleResult } from '#providers/cards/gateway.ts'
import { fortisDecline, NOT_PERMITTED } from './reason-code.ts'

const Text = Schema.optional(Schema.NullOr(Schema.String))

export const Transaction = Schema.Struct({
  id: Schema.String,
  status_code: Schema.Finite,
  reason_code_id: Schema.optional(Schema.NullOr(Schema.Finite)),
  transaction_amount: Schema.Finite,
  auth_amount: Schema.optional(Schema.NullOr(Schema.Finite)),
  transaction_api_id: Text,
  order_number: Text,
  account_type: Text,
  last_four: Text,
  exp_date: Text,
  auth_code: Text,
  bank_funded_only_override: Schema.optional(Schema.NullOr(Schema.Boolean)),
  created_ts: Schema.Finite,
  modified_ts: Schema.optional(Schema.NullOr(Schema.Finite)),
})
export type Transaction = typeof Transaction.Type

/** "Do not use the verbiage to see if it was approved": these codes tell. */
const STATUS = {
  approved: [101, 131, 132, 133, 134, 191],
  refunded: [111],
  voided: [201],
  declined: [301],
  chargedBack: [331],
} as const

const among = (codes: readonly number[], { status_code }: Transaction): boolean => codes.includes(status_code)

export const isVoided = (transaction: Transaction): boolean => among(STATUS.voided, transaction)
const isRefund = (transaction: Transaction): boolean => among(STATUS.refunded, transaction)

const declineOf = ({ bank_funded_only_override: debitOnly, reason_code_id }: Transaction): string => {
  const code = reason_code_id ?? 0
  return debitOnly && NOT_PERMITTED.includes(code) ? 'credit_refused' : fortisDecline(code)
}

const stateOf = (transaction: Transaction): SaleResult['state'] => {
  if (among([...STATUS.approved, ...STATUS.refunded, ...STATUS.chargedBack], transaction)) return 'approved'
  if (isVoided(transaction)) return 'error'
  if (!among(STATUS.declined, transaction)) return 'pending'
  return declineOf(transaction) === 'processing_error' ? 'error' : 'declined'
}

/** "1235" as "12/35". */
const expiryOf = (date: string | null | undefined): string | null =>
  date && /^\d{4}$/.test(date) ? `${date.slice(0, 2)}/${date.slice(2)}` : null

export const saleResult = (transaction: Transaction): SaleResult => {
  const state = stateOf(transaction)
  return {
    state,
    gatewayID: transaction.id,
    authCode: transaction.auth_code || null,
    brand: brandOf(transaction.account_type),
    last4: transaction.last_four || null,
    expiry: expiryOf(transaction.exp_date),
    // Fortis reports no more than that: a sale marked for bank-funded cards is approved only for those.
    funding: state === 'approved' && transaction.bank_funded_only_override ? 'debit' : 'unknown',
    declineCode: isVoided(transaction)
      ? 'voided'
      : state === 'declined' || state === 'error'
        ? declineOf(transaction)
        : null,
  }
}

/** A refund carries its own key, and the sale it refunds as its order number. */
export const refundLine = (transaction: Transaction): RefundLine => ({
  state: isRefund(transaction) ? 'approved' : stateOf(transaction),
  gatewayID: transaction.id,
  idempotencyKey: transaction.transaction_api_id || null,
  amount: transaction.transaction_amount as Cents,
})

const MS = 1_000

export const recordLines = (transaction: Transaction): readonly RecordLine[] => {
  const { id, transaction_amount, transaction_api_id, order_number, created_ts, modified_ts } = transaction
  const refund = isRefund(transaction)
  const line: RecordLine = {
    kind: refund ? 'refund' : 'sale',
    gatewayID: id,
    saleGatewayID: refund ? order_number || null : null,
    idempotencyKey: transaction_api_id || null,
    orderRef: refund ? null : order_number || null,
    amount: transaction_amount as Cents,
    state: isVoided(transaction) ? 'approved' : stateOf(transaction),
    at: created_ts * MS,
  }
  return isVoided(transaction)
    ? [line, { ...line, kind: 'void', saleGatewayID: id, at: (modified_ts ?? created_ts) * MS }]
    : [line]
}
