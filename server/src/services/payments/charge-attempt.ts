import { Effect } from 'effect'
import { fundingAllowed } from '@xd/core/domain/payment/mode.ts'
import { withFee } from '@xd/core/domain/payment/remote-fee.ts'
import type { CompanyScope } from '#db/scope.ts'
import type { CardGateway } from '#providers/cards/gateway.ts'
import type { AttemptRow } from '#queries/payment-attempts.ts'
import type { PaymentRow } from '#queries/payments.ts'
import { type AttemptEnd, endOf, failed, refused } from './attempt-end.ts'
import { lookUpAttempt } from './look-up-attempt.ts'
import { settleAttempt } from './settle-attempt.ts'

interface Charging {
  readonly gateway: CardGateway
  readonly scope: CompanyScope
  readonly payment: PaymentRow
  readonly attempt: AttemptRow
  readonly token: string
}

/**
 * Charges the card of a recorded attempt, outside any transaction, and settles it. If there is no answer, the gateway
 * is asked once right away; after that the attempt's job keeps asking.
 */
export const chargeAttempt = Effect.fnUntraced(function* (charging: Charging) {
  const { scope, attempt } = charging
  const end = (yield* refusedBefore(charging)) ?? (yield* sell(charging))
  if (end !== undefined) return yield* settleAttempt(scope, attempt, end)
  yield* Effect.ignore(lookUpAttempt(scope, attempt))
})

/** The outcome of an attempt that is not charged: the wrong kind of card for a debit-only request. */
const refusedBefore = ({ gateway, payment, token }: Charging) => {
  const mode = payment.paymentMode
  if (mode === 'any') return Effect.undefined
  return gateway.inspect(token).pipe(
    Effect.map((card): AttemptEnd | undefined => {
      const { answer } = fundingAllowed(mode, card?.funding ?? 'unknown')
      if (answer === 'refuse') return refused('credit_refused')
      return answer === 'ask-gateway' && !gateway.debitOnlyFlag ? refused('funding_unknown') : undefined
    }),
    // The lookup failed before any charge.
    Effect.catchTags({
      GatewayRefused: ({ message }) => Effect.succeed(failed(message)),
      GatewayUnknown: () => Effect.succeed(failed('not_inspected')),
    }),
  )
}

const sell = ({ gateway, payment, attempt, token }: Charging) =>
  gateway
    .sale({
      token,
      amount: withFee(attempt.amountCents, attempt.feeCents),
      currency: 'USD',
      orderRef: payment.paymentKey,
      idempotencyKey: attempt.idempotencyKey,
      debitOnly: payment.paymentMode === 'debit-only',
    })
    .pipe(
      Effect.map(endOf),
      Effect.catchTags({
        GatewayRefused: ({ message }) => Effect.succeed(failed(message)),
        GatewayUnknown: () => Effect.undefined,
      }),
    )
