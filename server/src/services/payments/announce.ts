import { Effect } from 'effect'
import type { PaymentRow } from '#queries/payments.ts'
import { emit } from '#db/database.ts'

/** Announces a changed request: to the payments list, and to the thread that shows its card. */
export const announcePayment = Effect.fnUntraced(function* (payment: PaymentRow) {
  const { companyID, storeID, paymentKey, convoID, messageID } = payment
  yield* emit('reload_payments', { paymentKey }, { companyID, storeID })
  yield* emit('reload_convo_sms', { convoID, ...(messageID !== null && { messageID }) }, { companyID, storeID })
})

/** Also announces a changed status, which the inbox row shows. */
export const announcePaymentStatus = Effect.fnUntraced(function* (payment: PaymentRow) {
  const { companyID, storeID, convoID } = payment
  yield* announcePayment(payment)
  yield* emit('reload_inbox', { convoID }, { companyID, storeID })
})
