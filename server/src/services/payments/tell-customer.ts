import { Effect } from 'effect'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import { receiptEmail } from '@xd/core/domain/payment/receipt.ts'
import { paymentReceiptText, paymentRefundText } from '@xd/core/domain/payment/request-text.ts'
import { withheldBy } from '@xd/core/domain/message/withdrawal.ts'
import { AppConfig } from '#app-config.ts'
import type { CompanyScope } from '#db/scope.ts'
import { type LockedConversation, lockConversation } from '#queries/conversations.ts'
import { findPaymentsByID, type PaymentRow } from '#queries/payments.ts'
import { requireReachableBy } from '#services/messaging/may-send.ts'
import { standingOf } from '#services/messaging/withheld.ts'
import { queueMessage } from '#services/messaging/queue-message.ts'
import { receiptLinks, receiptURL } from './payment-url.ts'
import { receiptOf } from './receipt.ts'

/**
 * Sends the receipt by text and to the customer's email address, once, in the transaction that makes the request paid.
 * A customer who has withdrawn consent or can't be reached still has the page.
 */
export const sendReceipt = Effect.fnUntraced(function* (
  scope: CompanyScope,
  { paymentID, convoID, paymentKey }: PaymentRow,
  at: number,
) {
  const convo = yield* lockConversation(scope, convoID)
  const payment = (yield* findPaymentsByID(scope, [paymentID]))[0]
  if (!convo || !payment) return
  const { storeName, custLanguage } = convo
  const { publicURL } = yield* AppConfig
  const receipt = yield* receiptOf(scope, payment, custLanguage)
  const links = receiptLinks(publicURL, paymentKey, receipt)
  const { amount, fee, short } = receipt
  yield* say(scope, convo, 'sms', {
    body: paymentReceiptText({ storeName, amount, fee, link: links.link, isShort: short !== null }, custLanguage),
    at,
  })
  yield* say(scope, convo, 'email', { ...receiptEmail(receipt, { storeName, ...links }, custLanguage), at })
})

/** Tells the customer that a refund is on its way: once, in the transaction that books it. */
export const tellOfRefund = Effect.fnUntraced(function* (
  scope: CompanyScope,
  { convoID, paymentKey, cardType }: PaymentRow,
  { total, at }: { readonly total: Cents; readonly at: number },
) {
  const convo = yield* lockConversation(scope, convoID)
  if (!convo) return
  const { storeName, custLanguage } = convo
  const link = receiptURL((yield* AppConfig).publicURL, paymentKey)
  yield* say(scope, convo, 'sms', {
    body: paymentRefundText({ storeName, amount: total, link, cardType }, custLanguage),
    at,
  })
})

const say = Effect.fnUntraced(function* (
  scope: CompanyScope,
  convo: LockedConversation,
  channel: 'sms' | 'email',
  message: { readonly body: string; readonly subject?: string; readonly at: number },
) {
  const isWithheld = withheldBy('receipt', channel, standingOf(convo)) !== null
  if (!isWithheld && (yield* Effect.isSuccess(requireReachableBy(channel, convo))))
    yield* queueMessage(scope, convo, { purpose: 'receipt', ...message, sentByID: null, owed: true })
})
