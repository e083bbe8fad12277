import { Clock, Effect } from 'effect'
import { foldText } from '@xd/core/domain/text/fold.ts'
import { canAskForLink, linkAskText } from '@xd/core/domain/payment/link-ask.ts'
import { Database } from '#db/database.ts'
import { type CompanyScope, systemScope } from '#db/scope.ts'
import { fail, found } from '#failure.ts'
import { lockConversation } from '#queries/conversations.ts'
import { isLinkAsked } from '#queries/link-asks.ts'
import { insertMessage } from '#queries/messages.ts'
import { findPendingAttempt } from '#queries/payment-attempts.ts'
import { findPaymentPlace, lockPayment, type PaymentRow } from '#queries/payments.ts'
import { noteInConversation } from '#services/messaging/incoming-conversation.ts'
import { pageStateOf } from './customer-status.ts'

/**
 * A customer whose link has expired asks for another. The request appears as their message in the conversation, once
 * until staff answer.
 */
export const askForLink = Effect.fnUntraced(function* (paymentKey: string) {
  const { write } = yield* Database
  const now = yield* Clock.currentTimeMillis
  const { paymentID, companyID, storeID, hasReader } = yield* found(
    yield* findPaymentPlace(systemScope('pay-page'), paymentKey),
    'payment',
  )
  const scope: CompanyScope = { companyID, storeIDs: [storeID] }
  yield* write(
    Effect.gen(function* () {
      const payment = yield* found(yield* lockPayment(scope, paymentID), 'payment')
      const attemptOpen = (yield* findPendingAttempt(scope, paymentID)) !== undefined
      if (!canAskForLink(pageStateOf(payment, attemptOpen, now), hasReader).ok) return yield* fail('link_not_needed')
      const convo = yield* found(yield* lockConversation(scope, payment.convoID), 'conversation')
      if (yield* isLinkAsked(scope, payment)) return
      const message = yield* insertMessage(messageOf(payment, now))
      yield* noteInConversation(scope, convo, { message, asksForAnswer: true })
    }),
  )
  return { linkAsked: true }
})

const messageOf = (payment: PaymentRow, now: number) => {
  const { companyID, storeID, convoID, custID, paymentID } = payment
  const messageBody = linkAskText(payment.amountCents, payment.paymentMemo)
  return {
    companyID,
    storeID,
    convoID,
    custID,
    paymentID,
    messageDirection: 'in' as const,
    messageChannel: 'sms' as const,
    messageSubject: null,
    messageBody,
    messageSearch: foldText(messageBody),
    messageStatus: 'received' as const,
    messageAt: now,
  }
}
