import { Effect } from 'effect'
import { paymentSearchText } from '@xd/core/domain/payment/search-text.ts'
import { maskCardNumbers } from '@xd/core/domain/text/card-number.ts'
import { handle } from '#calls/handler.ts'
import { updatePayment } from '#queries/payments.ts'
import { announcePayment } from '#services/payments/announce.ts'
import { audit } from '#services/audit.ts'
import { changePayment } from '#services/payments/change-payment.ts'

export const setReference = handle('payments/set-reference', ({ paymentKey, paymentReference: typed }, caller) => {
  const paymentReference = maskCardNumbers(typed)
  return changePayment(
    caller,
    paymentKey,
    Effect.fnUntraced(function* (payment) {
      const paymentSearch = paymentSearchText({
        ...payment,
        amountCents: payment.amountCents,
        paymentReference,
      })
      yield* updatePayment(caller, payment.paymentID, { paymentReference, paymentSearch })
      yield* announcePayment(payment)
      if (paymentReference === payment.paymentReference) return
      const detail = { note: paymentReference === '' ? 'removed' : 'set' }
      yield* audit(caller, { action: 'payment.note', target: `payment/${paymentKey}`, detail })
    }),
  )
})
