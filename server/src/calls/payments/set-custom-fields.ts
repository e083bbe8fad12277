import { Effect } from 'effect'
import { handle } from '#calls/handler.ts'
import { updatePayment } from '#queries/payments.ts'
import { changeValues } from '#services/fields/change-values.ts'
import { announcePayment } from '#services/payments/announce.ts'
import { changePayment } from '#services/payments/change-payment.ts'

export const setCustomFields = handle(
  'payments/set-custom-fields',
  ({ payment: { paymentKey, paymentCustomFields } }, caller) =>
    changePayment(
      caller,
      paymentKey,
      Effect.fnUntraced(function* (payment) {
        const before = JSON.parse(payment.paymentCustomFields) as typeof paymentCustomFields
        const values = yield* changeValues(caller, {
          module: 'payments',
          before,
          posted: paymentCustomFields,
          path: 'payment.paymentCustomFields',
        })
        yield* updatePayment(caller, payment.paymentID, { paymentCustomFields: JSON.stringify(values) })
        yield* announcePayment(payment)
      }),
    ),
)
