import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { labelsOfPayments, replacePaymentLabels } from '#queries/payment-labels.ts'
import { chosenLabels } from '#services/labels/chosen-labels.ts'
import { announcePayment } from '#services/payments/announce.ts'
import { changePayment } from '#services/payments/change-payment.ts'

export const setLabels = handle('payments/set-labels', ({ paymentKey, paymentLabels, seenLabels }, caller) =>
  changePayment(
    caller,
    paymentKey,
    Effect.fnUntraced(function* (payment) {
      const now = (yield* labelsOfPayments(caller, [payment.paymentID])).get(payment.paymentID) ?? []
      const kept = yield* chosenLabels(caller, 'payment', { chosen: paymentLabels, seen: seenLabels, now })
      yield* replacePaymentLabels(caller, payment.paymentID, kept)
      yield* announcePayment(payment)
    }),
  ),
)
