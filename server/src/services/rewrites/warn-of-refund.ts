import { Effect } from 'effect'
import { type Cents, formatDollars } from '@xd/core/domain/money/cents.ts'
import { refundWarning } from '@xd/core/domain/ticket/batch.ts'
import type { CompanyScope } from '#db/scope.ts'
import { refundsOfPayments } from '#queries/payment-refunds.ts'
import { lockRewrite, ticketsOfRewrites, updateRewrite } from '#queries/rewrites.ts'
import { announceRewrite } from './announce.ts'

/**
 * Puts a request's batch on the exception list: its money has been refunded, but its tickets are rewritten or still
 * waiting. A batch whose tickets were all dismissed needs no attention.
 */
export const warnOfRefund = Effect.fnUntraced(function* (scope: CompanyScope, paymentID: number) {
  const batch = yield* lockRewrite(scope, { paymentID })
  if (!batch) return
  const tickets = yield* ticketsOfRewrites(scope, [batch.rewriteID])
  if (tickets.every(({ ticketState }) => ticketState === 'dismissed')) return
  const refunds = yield* refundsOfPayments(scope, [paymentID])
  const given = refunds.filter(({ state, automatic }) => state === 'approved' && automatic === 0)
  const total = given.reduce((sum, { amountCents }) => sum + amountCents, 0) as Cents
  const rewriteWarning = refundWarning(formatDollars(total), tickets)
  yield* updateRewrite(scope, batch.rewriteID, { rewriteWarning, rewriteState: 'exception', isException: 1 })
  yield* announceRewrite(batch)
})
