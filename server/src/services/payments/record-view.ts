import { Clock, Effect } from 'effect'
import type { Visitor } from '#caller.ts'
import { Database } from '#db/database.ts'
import type { PaymentRow } from '#queries/payments.ts'
import { recordImpression } from './impression.ts'

/** Somebody has opened the link: staff who have its Views open see it at once. */
export const recordView = Effect.fnUntraced(function* (payment: PaymentRow, visitor: Visitor, isCompanyView: boolean) {
  const { write } = yield* Database
  const at = yield* Clock.currentTimeMillis
  const { companyID, storeID, paymentID, paymentKey, paymentStatus } = payment
  yield* write((tx) => {
    tx.emit('reload_payments', { paymentKey }, { companyID, storeID })
    return tx.query((db) =>
      recordImpression(db, { companyID, paymentID, at, kind: 'view', visitor, isCompanyView, paymentStatus }),
    )
  })
})
