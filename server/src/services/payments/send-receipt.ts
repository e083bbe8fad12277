import { Clock, Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { receiptEmail } from '@xd/core/domain/payment/receipt.ts'
import { paymentReceiptText } from '@xd/core/domain/payment/request-text.ts'
import { AppConfig } from '#app-config.ts'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { fail, found } from '#failure.ts'
import { lockConversation } from '#queries/conversations.ts'
import { findClientMessage } from '#queries/messages.ts'
import { findPayment } from '#queries/payments.ts'
import { requireNotJustSent } from '#services/messaging/require-not-just-sent.ts'
import { requireReachableBy } from '#services/messaging/may-send.ts'
import { queueMessage } from '#services/messaging/queue-message.ts'
import { receiptLinks } from './payment-url.ts'
import { receiptOf } from './receipt.ts'

/** Staff send the receipt again, in its current state. The same clientMessageID sends once. */
export const sendReceiptAgain = Effect.fnUntraced(function* (
  caller: Caller,
  { paymentKey, channel, clientMessageID, force }: Input<'payments/send-receipt'>,
) {
  const { write } = yield* Database
  const { publicURL } = yield* AppConfig
  const at = yield* Clock.currentTimeMillis
  return yield* write(
    Effect.gen(function* () {
      const payment = yield* found(yield* findPayment(caller, paymentKey), 'payment')
      const { convoID, paymentStatus } = payment
      const convo = yield* found(yield* lockConversation(caller, convoID), 'conversation')
      const sent = yield* findClientMessage(caller, convoID, clientMessageID)
      if (sent) return sent
      if (paymentStatus !== 'approved') return yield* fail('not_paid', { details: { paymentStatus } })
      yield* requireReachableBy(channel, convo)
      const { storeName, custLanguage } = convo
      const receipt = yield* receiptOf(caller, payment, custLanguage)
      const links = receiptLinks(publicURL, paymentKey, receipt)
      const { amount, fee, short } = receipt
      const written =
        channel === 'email'
          ? receiptEmail(receipt, { storeName, ...links }, custLanguage)
          : {
              body: paymentReceiptText(
                { storeName, amount, fee, link: links.link, isShort: short !== null },
                custLanguage,
              ),
            }
      yield* requireNotJustSent(caller, { convoID, channel, body: written.body, now: at }, { force })
      return yield* queueMessage(caller, convo, {
        purpose: 'staff',
        ...written,
        at,
        sentByID: caller.userID,
        clientMessageID,
      })
    }),
  )
})
