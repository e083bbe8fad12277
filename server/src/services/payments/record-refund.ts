import { randomUUID } from 'node:crypto'
import { Effect } from 'effect'
import type { AttemptRow } from '#queries/payment-attempts.ts'
import { insertRefund } from '#queries/payment-refunds.ts'
import { enqueue } from '#db/database.ts'

interface NewRefund {
  readonly idempotencyKey: string
  readonly how: 'void' | 'refund'
  readonly amountCents: number
  readonly feeCents: number
  readonly reason: string
  /** Null for an automatic refund. */
  readonly byUserID: number | null
  readonly at: number
  /** When its job first looks. */
  readonly lookAt: number
  /** For a scheduled refund, the gateway is not asked before then. */
  readonly notBefore?: number | undefined
}

/** Records a refund and the job that completes it. The gateway is asked only after the commit. */
export const recordRefund = Effect.fnUntraced(function* (
  { companyID, paymentID, attemptID, gateway }: AttemptRow,
  giving: NewRefund,
) {
  const { idempotencyKey, how, amountCents, feeCents, reason, byUserID, at, lookAt, notBefore = 0 } = giving
  const refundID = yield* insertRefund({
    companyID,
    paymentID,
    attemptID,
    idempotencyKey,
    gateway,
    how,
    reason,
    byUserID,
    amountCents,
    feeCents,
    gatewayKey: randomUUID(),
    automatic: byUserID === null ? 1 : 0,
    state: 'pending',
    startedAt: at,
    askedAt: 0,
    notBefore,
    settledAt: null,
    gatewayID: null,
    message: null,
  })
  yield* enqueue({
    companyID,
    kind: 'settle-refund',
    uniqueKey: `settle-refund/${refundID}`,
    payload: { refundID },
    runAt: Math.max(lookAt, notBefore),
  })
  return refundID
})
