import { Effect } from 'effect'
import { mayEnd } from '@xd/core/domain/payment/attempt.ts'
import { systemScope } from '#db/scope.ts'
import type { CardNews } from '#providers/cards/gateway.ts'
import { findAttempt, findNewsPlace } from '#queries/payment-attempts.ts'
import { pendingRefunds } from '#queries/payment-refunds.ts'
import { lookUpAttempt } from './look-up-attempt.ts'
import { lookUpRefund } from './look-up-refund.ts'

/**
 * The gateway reports news of a charge or refund, so we ask about it. News about a settled one, or one that is not
 * ours, changes nothing.
 */
export const heedNews = Effect.fnUntraced(function* (gateway: string, news: CardNews) {
  const place = yield* findNewsPlace(systemScope('cards-webhook'), gateway, news)
  if (place === undefined) return
  const scope = { companyID: place.companyID, storeIDs: [place.storeID] }
  const attempt = yield* findAttempt(scope, place.attemptID)
  if (attempt && mayEnd(attempt.state, { state: 'approved' })) yield* lookUpAttempt(scope, attempt)
  const refunds = yield* pendingRefunds(scope, place.paymentID)
  // If the gateway has not been asked yet, there is no news: the first question is still to come.
  for (const refund of refunds.filter(({ askedAt }) => askedAt > 0)) yield* lookUpRefund(scope, refund)
})
