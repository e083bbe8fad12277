import type { Cents } from '@xd/core/domain/money/cents.ts'
import type { RecordLine, RefundLine } from '#providers/cards/gateway.ts'
import { isUndone, orderRefOf, stateOf, type Transaction } from './transaction.ts'

export const refundLine = (refund: Transaction): RefundLine => ({
  state: stateOf(refund),
  gatewayID: refund.id,
  idempotencyKey: null,
  amount: refund.amount as Cents,
})

/** A transaction as lines of the record: a voided one is two, since the money was there for a while. */
export const recordLines = (transaction: Transaction): readonly RecordLine[] => {
  const { type, id, amount, idempotency_key, referenced_transaction_id, created_at, updated_at } = transaction
  if (type !== 'sale' && type !== 'refund') return []
  const line: RecordLine = {
    kind: type,
    gatewayID: id,
    saleGatewayID: type === 'refund' ? referenced_transaction_id || null : null,
    idempotencyKey: idempotency_key || null,
    orderRef: type === 'sale' ? orderRefOf(transaction) : null,
    amount: amount as Cents,
    state: stateOf(transaction),
    at: Date.parse(created_at),
  }
  if (type !== 'sale' || !isUndone(transaction)) return [line]
  return [line, { ...line, kind: 'void', saleGatewayID: id, at: Date.parse(updated_at ?? created_at) }]
}
