import { Clock, Effect } from 'effect'
import { canAskForLink, linkAskText } from '@xd/core/domain/payment/link-ask.ts'
import { Database } from '#db/database.ts'
import { type CompanyScope, systemScope } from '#db/scope.ts'
import { fail, found } from '#failure.ts'
import { lockConversation } from '#queries/conversations.ts'
import { isAsked } from '#queries/asked-on-page.ts'
import { insertMessage } from '#queries/messages.ts'
import { findPendingAttempt } from '#queries/payment-attempts.ts'
import { findPaymentPlace, lockPayment } from '#queries/payments.ts'
import { customersLine } from '#services/messaging/customers-line.ts'
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
      if (yield* isAsked(scope, payment)) return
      const message = yield* insertMessage(
        customersLine(payment, { body: linkAskText(payment.amountCents, payment.paymentMemo), at: now, paymentID }),
      )
      yield* noteInConversation(scope, convo, { message, asksForAnswer: true })
    }),
  )
  return { linkAsked: true }
})
