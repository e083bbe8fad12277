import { Clock, Effect } from 'effect'
import { formatDollars } from '@xd/core/domain/money/cents.ts'
import { storeDate, storeTime } from '@xd/core/domain/hours/store-clock.ts'
import { LIKE_REQUEST_WITHIN_MS } from '@xd/core/domain/payment/like-request.ts'
import { AppConfig } from '#app-config.ts'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { found } from '#failure.ts'
import { findLikePayment, findPaymentsByID, type PaymentRow } from '#queries/payments.ts'
import { findStore } from '#queries/stores.ts'
import { presentMessage } from '#services/inbox/present-messages.ts'
import { requestPayment } from '#services/payments/request-payment.ts'
import { requestTickets } from '#services/payments/request-tickets.ts'

export const send = handle(
  'payments/send',
  Effect.fnUntraced(function* (input, caller) {
    const { read } = yield* Database
    const { publicURL } = yield* AppConfig
    const { paymentID, message: row, warnings } = yield* requestPayment(caller, input)
    const now = yield* Clock.currentTimeMillis
    const payment = yield* found((yield* findPaymentsByID(caller, [paymentID]))[0], 'payment')
    const since = payment.requestedAt - LIKE_REQUEST_WITHIN_MS
    const store = yield* found(yield* findStore(caller, payment.storeID), 'store')
    const [message, like, { tickets }] = yield* read((db) =>
      Promise.all([
        presentMessage(db, caller, row, { now, publicURL }),
        findLikePayment(db, caller, { ...payment, since }),
        requestTickets(db, caller, { ...payment, store, now }),
      ]),
    )
    return {
      payment: yield* found(message.payment, 'payment'),
      message,
      tickets,
      ...(like && { similar: similarSentence(payment, like.requestedAt) }),
      ...(warnings.length > 0 && { rewriteWarnings: warnings }),
    }
  }),
)

const similarSentence = ({ amountCents, storeTimezone }: PaymentRow, at: number): string => {
  const when = `${storeDate(at, storeTimezone)} at ${storeTime(at, storeTimezone)}`
  return `${formatDollars(amountCents)} was already requested from this customer: ${when}.`
}
