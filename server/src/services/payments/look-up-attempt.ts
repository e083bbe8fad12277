import { Clock, Effect } from 'effect'
import type { CompanyScope } from '#db/scope.ts'
import { CardGateways } from '#providers/cards/gateway.ts'
import type { AttemptRow } from '#queries/payment-attempts.ts'
import { endOf, failed } from './attempt-end.ts'
import { LOST_AFTER_MS } from './lost-after.ts'
import { settleAttempt } from './settle-attempt.ts'

/** Asks the gateway about an attempt, and settles it if the outcome is known. Fails if the gateway does not answer. */
export const lookUpAttempt = Effect.fnUntraced(function* (scope: CompanyScope, attempt: AttemptRow) {
  const gateway = yield* (yield* CardGateways).byName(attempt.gateway)
  // The gateway was turned off. The attempt stays open until the gateway can be asked again.
  if (gateway === undefined) return
  const sale = yield* gateway.find(attempt.idempotencyKey)
  if (sale !== undefined) {
    const end = endOf(sale)
    return end && (yield* settleAttempt(scope, attempt, end))
  }
  const now = yield* Clock.currentTimeMillis
  if (now - attempt.startedAt >= LOST_AFTER_MS) yield* settleAttempt(scope, attempt, failed('never_arrived'))
})
