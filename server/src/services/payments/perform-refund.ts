import { Clock, Effect } from 'effect'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import { Database } from '#db/database.ts'
import type { CompanyScope } from '#db/scope.ts'
import type { CardGateway, RefundLine, RefundResult } from '#providers/cards/gateway.ts'
import { findAttempt } from '#queries/payment-attempts.ts'
import { findRefund, type RefundRow, updateRefund } from '#queries/payment-refunds.ts'
import { lockPayment } from '#queries/payments.ts'
import { settleRefund } from './settle-refund.ts'

/** As for charges: past this no request of ours can still be on its way to the gateway. */
export const LOST_AFTER_MS = 240_000

interface Performing {
  readonly gateway: CardGateway
  readonly scope: CompanyScope
  readonly refund: RefundRow
}

/** Asks the gateway to give the money back, unless somebody is asking already, and settles the refund when it answers. */
export const performRefund = Effect.fnUntraced(function* (performing: Performing) {
  const { gateway, scope } = performing
  const claimed = yield* claim(scope, performing.refund)
  if (claimed === undefined) return
  const { refund, sale } = claimed
  if (refund.how === 'refund') return yield* giveBack(performing, refund, sale)
  const answer = yield* gateway.voidSale(sale).pipe(
    Effect.catchTags({
      GatewayRefused: () => Effect.succeed('settled' as const),
      GatewayUnknown: () => Effect.succeed(undefined),
    }),
  )
  if (answer === 'voided') return yield* settleRefund(scope, refund, { state: 'approved', gatewayID: sale })
  // Too late to undo it as if it had never been: it is refunded instead.
  if (answer === 'settled') {
    yield* change(scope, refund, { how: 'refund' })
    yield* giveBack(performing, { ...refund, how: 'refund' }, sale)
  }
})

/** Takes a refund that nobody is asking for, for as long as an answer may take. */
const claim = Effect.fnUntraced(function* (scope: CompanyScope, { refundID, paymentID }: RefundRow) {
  const { write } = yield* Database
  const now = yield* Clock.currentTimeMillis
  return yield* write(
    Effect.fnUntraced(function* (tx) {
      yield* tx.query((db) => lockPayment(db, scope, paymentID))
      const refund = yield* tx.query((db) => findRefund(db, scope, refundID))
      if (refund?.state !== 'pending') return undefined
      // Undoing a sale again is the same: it may be asked at any time.
      if (refund.how === 'refund' && now - refund.askedAt < LOST_AFTER_MS) return undefined
      const attempt = yield* tx.query((db) => findAttempt(db, scope, refund.attemptID))
      if (!attempt?.gatewayID) return undefined
      yield* tx.query((db) => updateRefund(db, scope, refundID, { askedAt: now }))
      return { refund, sale: attempt.gatewayID }
    }),
  )
})

const giveBack = Effect.fnUntraced(function* ({ gateway, scope }: Performing, refund: RefundRow, sale: string) {
  const { amountCents, gatewayKey: idempotencyKey } = refund
  yield* gateway.refund({ gatewayID: sale, amount: amountCents as Cents, idempotencyKey }).pipe(
    Effect.flatMap((result) => settleSeen(scope, refund, result)),
    Effect.catchTags({
      // Staff read why, and decide. What must be given back is tried again, and may be asked for at once: nothing has happened.
      GatewayRefused: ({ message }) =>
        refund.automatic === 1
          ? change(scope, refund, { askedAt: 0, message })
          : settleRefund(scope, refund, { state: 'error', message }),
      GatewayUnknown: () => Effect.void,
    }),
  )
})

/** Settles a refund by what the gateway says of it; while it says "pending" there is nothing to settle. */
export const settleSeen = (scope: CompanyScope, refund: RefundRow, { state, gatewayID }: RefundResult | RefundLine) => {
  if (state === 'pending') return Effect.void
  if (state === 'approved') return settleRefund(scope, refund, { state, gatewayID })
  return settleRefund(scope, refund, { state, message: 'The gateway did not make this refund.' })
}

const change = Effect.fnUntraced(function* (
  scope: CompanyScope,
  { refundID }: RefundRow,
  to: Parameters<typeof updateRefund>[3],
) {
  const { write } = yield* Database
  yield* write((tx) => tx.query((db) => updateRefund(db, scope, refundID, to)))
})
