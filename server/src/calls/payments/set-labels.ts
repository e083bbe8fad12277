import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { fail } from '#failure.ts'
import { knownLabels } from '#queries/labels.ts'
import { replacePaymentLabels } from '#queries/payment-labels.ts'
import { announcePayment } from '#services/payments/announce.ts'
import { changePayment } from '#services/payments/change-payment.ts'

export const setLabels = handle('payments/set-labels', ({ paymentKey, paymentLabels }, caller) =>
  changePayment(
    caller,
    paymentKey,
    Effect.fnUntraced(function* (tx, payment) {
      const labelIDs = [...new Set(paymentLabels)]
      const known = yield* tx.query((db) => knownLabels(db, caller, 'payment', labelIDs))
      if (known.length < labelIDs.length) return yield* fail('not_found', { sentence: 'A label was not found. It may have been deleted.' })
      yield* tx.query((db) => replacePaymentLabels(db, caller, payment.paymentID, known))
      announcePayment(tx, payment)
    }),
  ),
)
