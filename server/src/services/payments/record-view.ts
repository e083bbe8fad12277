import { Clock, Effect } from 'effect'
import { MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import type { Visitor } from '#caller.ts'
import { Database, emit } from '#db/database.ts'
import { viewsWithin } from '#queries/payment-impressions.ts'
import { lockPayment, type PaymentRow } from '#queries/payments.ts'
import { impressionOf, recordImpression } from './impression.ts'

/** The most views of one request counted within a minute; beyond that, nobody is reading. */
const MOST_VIEWS = 20

/**
 * A person or program has opened the link. Staff with its Views open see it at once. Reloads within a minute are one
 * view, so that nobody can flood the database or staff's screens with requests.
 */
export const recordView = Effect.fnUntraced(function* (payment: PaymentRow, visitor: Visitor, isCompanyView: boolean) {
  const { write } = yield* Database
  const at = yield* Clock.currentTimeMillis
  const { companyID, storeID, paymentID, paymentKey, paymentStatus } = payment
  const scope = { companyID, storeIDs: [storeID] }
  const view = { companyID, paymentID, at, kind: 'view', visitor, isCompanyView, paymentStatus } as const
  const { ip, userAgent, impressionSource } = impressionOf(view)
  const isKnown = Effect.gen(function* () {
    const views = yield* viewsWithin(scope, paymentID, {
      from: at - MINUTE_MS,
      to: at + MINUTE_MS,
      limit: MOST_VIEWS,
    })
    const same = views.some(
      (one) =>
        one.ip === ip &&
        one.userAgent === userAgent &&
        one.impressionSource === impressionSource &&
        one.paymentStatus === paymentStatus,
    )
    return same || views.length >= MOST_VIEWS
  })
  if (yield* isKnown) return
  yield* write(
    Effect.gen(function* () {
      yield* lockPayment(scope, paymentID)
      if (yield* isKnown) return
      yield* emit('reload_payments', { paymentKey }, { companyID, storeID })
      yield* recordImpression(view)
    }),
  )
})
