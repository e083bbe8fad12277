import { Effect } from 'effect'
import { mayEnd } from '@xd/core/domain/payment/attempt.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import type { CardNews } from '#providers/cards/gateway.ts'
import { findAttempt, findNewsPlace } from '#queries/payment-attempts.ts'
import { pendingRefunds } from '#queries/payment-refunds.ts'
import { lookUpAttempt } from './look-up-attempt.ts'
import { lookUpRefund } from './look-up-refund.ts'

/** The gateway says that something has become of a charge or a refund: it is asked what. News of what is settled, or is not ours, is nothing new. */
export const heedNews = Effect.fnUntraced(function* (gateway: string, news: CardNews) {
  const { read } = yield* Database
  const place = yield* read((db) => findNewsPlace(db, systemScope('cards-webhook'), gateway, news))
  if (place === undefined) return
  const scope = { companyID: place.companyID, storeIDs: [place.storeID] }
  const attempt = yield* read((db) => findAttempt(db, scope, place.attemptID))
  if (attempt && mayEnd(attempt.state, { state: 'approved' })) yield* lookUpAttempt(scope, attempt)
  const refunds = yield* read((db) => pendingRefunds(db, scope, place.paymentID))
  // What the gateway has not been asked for yet is no news, and somebody is about to ask.
  for (const refund of refunds.filter(({ askedAt }) => askedAt > 0)) yield* lookUpRefund(scope, refund)
})
