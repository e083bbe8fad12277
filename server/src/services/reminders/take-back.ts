import { Effect } from 'effect'
import { emit } from '#db/database.ts'
import type { MessageRow } from '#queries/messages.ts'
import { remindedOf, updatePayment } from '#queries/payments.ts'
import { enqueueAnew } from '#services/enqueue-anew.ts'

/** The request decides on its reminder again: it is sent in the morning, or dropped. */
export const takeBackReminder = Effect.fnUntraced(function* (message: MessageRow) {
  const { companyID, storeID, messageBody } = message
  for (const { paymentID, paymentKey } of yield* remindedOf(message, message)) {
    // Reminders about two requests may be sent at the same moment. The link says which request this one is about.
    if (!messageBody.includes(paymentKey)) continue
    yield* updatePayment({ companyID }, paymentID, { remindedAt: null })
    yield* emit('reload_payments', { paymentKey }, { companyID, storeID })
    yield* enqueueAnew({ companyID, kind: 'remind', uniqueKey: `remind/${paymentID}`, payload: { paymentID, storeID } })
  }
})
