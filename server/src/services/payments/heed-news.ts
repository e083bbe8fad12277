import { Effect } from 'effect'
import { mayEnd } from '@xd/core/domain/payment/attempt.ts'
import { Database } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { findAttempt, findAttemptPlace } from '#queries/payment-attempts.ts'
import { lookUpAttempt } from './look-up-attempt.ts'

/** The gateway says that something has become of a charge: it is asked what. News of what is settled, or is not ours, is nothing new. */
export const heedNews = Effect.fnUntraced(function* (idempotencyKey: string) {
  const { read } = yield* Database
  const place = yield* read((db) => findAttemptPlace(db, systemScope('cards-webhook'), idempotencyKey))
  if (place === undefined) return
  const scope = { companyID: place.companyID, storeIDs: [place.storeID] }
  const attempt = yield* read((db) => findAttempt(db, scope, place.attemptID))
  if (attempt && mayEnd(attempt.state, { state: 'approved' })) yield* lookUpAttempt(scope, attempt)
})
