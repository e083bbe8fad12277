import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { replacePaymentLabels } from '#queries/payment-labels.ts'
import { requireLabels } from '#services/labels/require-labels.ts'
import { announcePayment } from '#services/payments/announce.ts'
import { changePayment } from '#services/payments/change-payment.ts'

export const setLabels = handle('payments/set-labels', ({ paymentKey, paymentLabels }, caller) =>
  changePayment(
    caller,
    paymentKey,
    Effect.fnUntraced(function* (tx, payment) {
      const known = yield* requireLabels(tx, caller, 'payment', paymentLabels)
      yield* tx.query((db) => replacePaymentLabels(db, caller, payment.paymentID, known))
      announcePayment(tx, payment)
    }),
  ),
)
