import { Clock, Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { paymentCan } from '@xd/core/domain/payment/can.ts'
import { paymentRequestText } from '@xd/core/domain/payment/request-text.ts'
import { AppConfig } from '#app-config.ts'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { fail, found, invalid } from '#failure.ts'
import { type LockedConversation, lockConversation } from '#queries/conversations.ts'
import { findClientMessage } from '#queries/messages.ts'
import { findPendingAttempt } from '#queries/payment-attempts.ts'
import { lockPaymentByKey, type PaymentRow, updatePayment } from '#queries/payments.ts'
import { requireNotJustSent } from '#services/messaging/require-not-just-sent.ts'
import { requireSeen } from '#services/messaging/require-seen.ts'
import { requireReachable } from '#services/messaging/may-send.ts'
import { queueMessage } from '#services/messaging/queue-message.ts'
import { announcePayment } from './announce.ts'
import { recordImpression } from './impression.ts'
import { requireRenewable } from '#services/rewrites/renewal.ts'
import { paymentURL } from './payment-url.ts'

/**
 * Sends the same link in a new text, whose delivery status is then the request's. The same clientMessageID texts once.
 */
export const resendRequest = Effect.fnUntraced(function* (caller: Caller, input: Input<'payments/resend'>) {
  const { paymentKey, clientMessageID } = input
  const { write } = yield* Database
  const { publicURL } = yield* AppConfig
  const now = yield* Clock.currentTimeMillis
  return yield* write(
    Effect.gen(function* () {
      const payment = yield* found(yield* lockPaymentByKey(caller, paymentKey), 'payment')
      const { paymentID, companyID, convoID } = payment
      const convo = yield* found(yield* lockConversation(caller, convoID), 'conversation')
      const sent = yield* findClientMessage(caller, convoID, clientMessageID)
      if (sent?.paymentID === paymentID) return sent
      if (sent) return yield* invalid({ clientMessageID: 'This key was already used for another message' })
      const attemptOpen = (yield* findPendingAttempt(caller, paymentID)) !== undefined
      const can = paymentCan.resend({ ...statedOf(payment), attemptOpen }, now)
      if (!can.ok)
        return yield* fail('not_payable', { sentence: can.reason, details: { paymentStatus: payment.paymentStatus } })
      yield* requireReachable(convo)
      const body = textOf(payment, convo, paymentURL(publicURL, paymentKey))
      yield* requireSeen(caller, convo, input)
      yield* requireNotJustSent(caller, { convoID, channel: 'sms', body, now }, input)
      const { rewriteOverridden } = yield* requireRenewable(
        caller,
        { ...payment, target: `payment/${paymentKey}`, paidAt: null },
        { overrideReason: input.overrideReason, at: now },
      )
      const message = yield* queueMessage(caller, convo, {
        purpose: 'request',
        body,
        at: now,
        sentByID: caller.userID,
        clientMessageID,
        paymentID,
      })
      yield* updatePayment(caller, paymentID, { messageID: message.messageID, rewriteOverridden })
      yield* recordImpression({
        companyID,
        paymentID,
        at: now,
        kind: 'sent',
        visitor: caller,
        isCompanyView: true,
        paymentStatus: 'sent',
      })
      // The card moves to the new text; the old text stays as it was.
      yield* announcePayment(payment)
      return message
    }),
  )
})

const statedOf = ({ paymentStatus, validBeforeLocal, storeTimezone }: PaymentRow) => ({
  paymentStatus: paymentStatus,
  paymentValidBeforeLocalTZ: validBeforeLocal,
  storeTimezone,
})

const textOf = (
  { amountCents, paymentFee, paymentMemo }: PaymentRow,
  { storeName, custLanguage }: LockedConversation,
  link: string,
): string =>
  paymentRequestText({ storeName, amount: amountCents, fee: paymentFee, memo: paymentMemo, link }, custLanguage)
