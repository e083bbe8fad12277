import { randomBytes } from 'node:crypto'
import { Effect } from 'effect'
import type { Purpose } from '@xd/core/domain/message/withdrawals.table.ts'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import { PAYMENT_KEY_BYTES, paymentKeyFrom } from '@xd/core/domain/payment/key.ts'
import type { PaymentOrigin } from '@xd/core/domain/payment/origin.ts'
import { paymentRequestText } from '@xd/core/domain/payment/request-text.ts'
import { paymentSearchText } from '@xd/core/domain/payment/search-text.ts'
import { AppConfig } from '#app-config.ts'
import type { Visitor } from '#caller.ts'
import { emit } from '#db/database.ts'
import type { CompanyScope } from '#db/scope.ts'
import type { LockedConversation } from '#queries/conversations.ts'
import { findPaymentCustomer, insertPayment, updatePayment } from '#queries/payments.ts'
import { paymentRequested } from '#reactions.ts'
import { queueMessage } from '#services/messaging/queue-message.ts'
import { recordImpression } from './impression.ts'
import { paymentURL } from './payment-url.ts'
import type { requestTerms } from './request-terms.ts'

export const newPaymentKey = (): string => paymentKeyFrom(randomBytes(PAYMENT_KEY_BYTES).toString('base64url'))

interface NewRequest extends Effect.Success<ReturnType<typeof requestTerms>> {
  readonly paymentOrigin: PaymentOrigin
  readonly paymentKey: string
  /** JSON: the findings that were overridden for it. */
  readonly rewriteOverridden: string
  /** JSON. */
  readonly paymentCustomFields: string
  readonly testMode: boolean
  readonly at: number
  readonly storeTimezone: string
  /** The user who asks; null for a customer or a plan. */
  readonly sentByID: number | null
  /** The browser or program that asks; absent for a plan. */
  readonly visitor?: Pick<Visitor, 'ip' | 'userAgent'>
}

/** Writes a request, the first line of its Views, and its reminder, in the caller's transaction. */
export const writeRequest = Effect.fnUntraced(function* (
  scope: CompanyScope,
  convo: LockedConversation,
  { testMode, at, storeTimezone, visitor, ...request }: NewRequest,
) {
  const { companyID } = scope
  const { convoID, storeID, custID } = convo
  const customer = yield* findPaymentCustomer(scope, custID)
  const paymentID = yield* insertPayment({
    ...request,
    companyID,
    storeID,
    custID,
    convoID,
    paymentStatus: 'sent',
    requestedAt: at,
    statusAt: at,
    testMode: testMode ? 1 : 0,
    paymentSearch: paymentSearchText({ ...request, ...customer, cardLastFour: null }),
  })
  yield* recordImpression({
    companyID,
    paymentID,
    at,
    kind: 'sent',
    visitor: visitor ?? { ip: '', userAgent: '' },
    isCompanyView: request.paymentOrigin === 'staff',
    paymentStatus: 'sent',
  })
  yield* paymentRequested(scope, {
    ...request,
    paymentID,
    storeID,
    storeTimezone,
    custPhone: convo.custPhone,
    custState: convo.custState,
    requestedAt: at,
  })
  yield* emit('reload_payments', { paymentKey: request.paymentKey }, { companyID, storeID })
  return paymentID
})

interface Texted {
  readonly purpose: Purpose
  readonly paymentID: number
  readonly paymentKey: string
  readonly amountCents: Cents
  readonly paymentFee: Cents
  readonly paymentMemo: string
  readonly storeName: string
  readonly at: number
  readonly sentByID: number | null
  readonly clientMessageID?: string
  /** When it becomes too late to send. */
  readonly until?: number
}

/** Texts a request's link to its customer. */
export const textRequest = Effect.fnUntraced(function* (
  scope: CompanyScope,
  convo: LockedConversation,
  { paymentKey, amountCents, paymentFee, paymentMemo, storeName, ...message }: Texted,
) {
  const { publicURL } = yield* AppConfig
  const link = paymentURL(publicURL, paymentKey)
  const words = { storeName, amount: amountCents, fee: paymentFee, memo: paymentMemo, link }
  const sent = yield* queueMessage(scope, convo, { ...message, body: paymentRequestText(words, convo.custLanguage) })
  yield* updatePayment(scope, message.paymentID, { messageID: sent.messageID })
  return sent
})
