import { Clock, Effect } from 'effect'
import { withFee } from '@xd/core/domain/payment/remote-fee.ts'
import { PLANNED_REFUND_WAITS_MS, refundableFrom, unsettledSentence } from '@xd/core/domain/payment/settlement.ts'
import { Database } from '#db/database.ts'
import type { CompanyScope } from '#db/scope.ts'
import type { CardGateway, RefundLine, RefundResult } from '#providers/cards/gateway.ts'
import { type AttemptRow, findAttempt } from '#queries/payment-attempts.ts'
import { findRefund, type RefundRow, updateRefund } from '#queries/payment-refunds.ts'
import { findPaymentsByID, lockPayment } from '#queries/payments.ts'
import { LOST_AFTER_MS } from './lost-after.ts'
import { settleRefund } from './settle-refund.ts'

interface Performing {
  readonly gateway: CardGateway
  readonly scope: CompanyScope
  readonly refund: RefundRow
}

type Charged = AttemptRow & { readonly gatewayID: string }

/** Asks the gateway for a refund, unless that is already being done, and settles it when the gateway answers. */
export const performRefund = Effect.fnUntraced(function* (performing: Performing) {
  const { scope } = performing
  const claimed = yield* claim(scope, performing.refund)
  if (claimed === undefined) return
  const { refund, attempt } = claimed
  if (refund.how === 'void') return yield* undo(performing, refund, attempt)
  yield* refundCharge(performing, refund, attempt)
})

/** Voids a sale as if it had never happened; if it is too late for that, refunds it instead. */
const undo = Effect.fnUntraced(function* (performing: Performing, refund: RefundRow, attempt: Charged) {
  const { gateway, scope } = performing
  const answer = yield* gateway.voidSale(attempt.gatewayID).pipe(
    Effect.catchTags({
      GatewayRefused: () => Effect.succeed('settled' as const),
      GatewayUnknown: () => Effect.succeed(undefined),
    }),
  )
  if (answer === 'voided')
    return yield* settleRefund(scope, refund, { state: 'approved', gatewayID: attempt.gatewayID })
  if (answer === undefined) return
  yield* change(scope, refund, { how: 'refund' })
  yield* refundCharge(performing, { ...refund, how: 'refund' }, attempt)
})

/** Claims a refund that no process is requesting, for as long as an answer may take. */
const claim = Effect.fnUntraced(function* (scope: CompanyScope, { refundID, paymentID }: RefundRow) {
  const { write } = yield* Database
  const now = yield* Clock.currentTimeMillis
  return yield* write(
    Effect.gen(function* () {
      yield* lockPayment(scope, paymentID)
      const refund = yield* findRefund(scope, refundID)
      if (refund?.state !== 'pending') return undefined
      // Voiding a sale twice is the same as once, so it may be requested at any time.
      if (refund.how === 'refund' && now - refund.askedAt < LOST_AFTER_MS) return undefined
      const attempt = yield* findAttempt(scope, refund.attemptID)
      if (!attempt?.gatewayID) return undefined
      yield* updateRefund(scope, refundID, { askedAt: now })
      return { refund, attempt: { ...attempt, gatewayID: attempt.gatewayID } satisfies Charged }
    }),
  )
})

const refundCharge = Effect.fnUntraced(function* (performing: Performing, refund: RefundRow, attempt: Charged) {
  const { gateway, scope } = performing
  const { gatewayKey: idempotencyKey } = refund
  yield* gateway
    .refund({ gatewayID: attempt.gatewayID, amount: withFee(refund.amountCents, refund.feeCents), idempotencyKey })
    .pipe(
      Effect.flatMap((result) => settleSeen(scope, refund, result)),
      Effect.catchTags({
        // Staff read why, and decide. A refund that must happen is tried again. It may be requested at once, because
        // nothing has happened.
        GatewayRefused: ({ message }) =>
          refund.automatic === 1
            ? change(scope, refund, { askedAt: 0, message })
            : settleRefund(scope, refund, { state: 'error', message }),
        GatewayUnsettled: () => waitOrVoid(performing, refund, attempt),
        GatewayUnknown: () => Effect.void,
      }),
    )
})

/** When the gateway cannot refund yet: a whole charge is voided, and a partial refund waits if it was scheduled. */
const waitOrVoid = Effect.fnUntraced(function* (performing: Performing, refund: RefundRow, attempt: Charged) {
  const { scope } = performing
  if (refund.amountCents === attempt.amountCents) return yield* toVoid(performing, refund, attempt)
  const now = yield* Clock.currentTimeMillis
  const timezone = yield* timezoneOf(scope, refund)
  const from = refundableFrom(timezone, now)
  if (refund.notBefore > 0 && from < refund.startedAt + PLANNED_REFUND_WAITS_MS)
    return yield* change(scope, refund, { askedAt: 0, notBefore: from })
  const amounts = {
    amount: withFee(refund.amountCents, refund.feeCents),
    charged: withFee(attempt.amountCents, attempt.feeCents),
    from,
  }
  yield* settleRefund(scope, refund, { state: 'error', message: unsettledSentence(amounts, timezone) })
})

const toVoid = Effect.fnUntraced(function* ({ gateway, scope }: Performing, refund: RefundRow, attempt: Charged) {
  // Recorded first, so that after a crash the job looks for a void.
  yield* change(scope, refund, { how: 'void' })
  yield* gateway.voidSale(attempt.gatewayID).pipe(
    Effect.flatMap(() => settleRefund(scope, refund, { state: 'approved', gatewayID: attempt.gatewayID })),
    Effect.catchTags({
      // Settled in the meantime. The next look refunds it.
      GatewayRefused: () => change(scope, refund, { how: 'refund', askedAt: 0 }),
      GatewayUnknown: () => Effect.void,
    }),
  )
})

const timezoneOf = Effect.fnUntraced(function* (scope: CompanyScope, { paymentID }: RefundRow) {
  const [payment] = yield* findPaymentsByID(scope, [paymentID])
  return payment?.storeTimezone ?? 'UTC'
})

/** Settles a refund by the gateway's answer; while that is "pending" there is nothing to settle. */
export const settleSeen = (scope: CompanyScope, refund: RefundRow, { state, gatewayID }: RefundResult | RefundLine) => {
  if (state === 'pending') return Effect.void
  if (state === 'approved') return settleRefund(scope, refund, { state, gatewayID })
  return settleRefund(scope, refund, { state, message: 'The gateway didn’t make this refund.' })
}

const change = Effect.fnUntraced(function* (
  scope: CompanyScope,
  { refundID }: RefundRow,
  to: Parameters<typeof updateRefund>[3],
) {
  const { write } = yield* Database
  yield* write(updateRefund(scope, refundID, to))
})
