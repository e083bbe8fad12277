import type { ReconciliationException } from '@xd/core/contract/entity/ledger.ts'
import { exceptionSentence } from '@xd/core/domain/payment/reconcile.ts'
import type { ExceptionRow } from '#queries/payment-exceptions.ts'

export const presentException = (row: ExceptionRow): typeof ReconciliationException.Type => {
  const told = {
    kind: row.kind,
    amountHere: row.hereCents,
    amountThere: row.thereCents,
  }
  return {
    ...told,
    exceptionID: row.exceptionID,
    sentence: exceptionSentence(told),
    storeID: row.storeID,
    paymentKey: row.paymentKey,
    gateway: row.gateway,
    gatewayID: row.gatewayID,
    date: row.at,
    foundDate: row.foundAt,
    resolvedDate: row.resolvedAt,
    resolvedByID: row.resolvedByID,
    note: row.note,
  }
}
