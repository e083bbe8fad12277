import { Clock, Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import { noticeFeeFault } from '@xd/core/domain/notice/notice-fee.ts'
import { NO_DEBIT_ONLY, type PaymentMode } from '@xd/core/domain/payment/mode.ts'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { fail, found, invalid } from '#failure.ts'
import { type CardGateway, CardGateways } from '#providers/cards/gateway.ts'
import { findConversation, type LockedConversation, lockConversation } from '#queries/conversations.ts'
import { findClientMessage } from '#queries/messages.ts'
import { replacePaymentLabels } from '#queries/payment-labels.ts'
import { findStore } from '#queries/stores.ts'
import { planPaidEarly } from '#reactions.ts'
import { requireSeen } from '#services/messaging/require-seen.ts'
import { changeValues } from '#services/fields/change-values.ts'
import { requireLabels } from '#services/labels/require-labels.ts'
import { requireReachable } from '#services/messaging/may-send.ts'
import { takes } from '#services/gateways/takes.ts'
import { requestTerms } from './request-terms.ts'
import { requestTickets } from './request-tickets.ts'
import { newPaymentKey, textRequest, writeRequest } from './write-request.ts'
import { requireRenewable } from '#services/rewrites/renewal.ts'

type Request = Input<'payments/send'>

/**
 * Requests a payment from a customer. The request, the text with its link and its first line in Views are written
 * together. The same client id returns the same request, even for two calls at the same moment, because each locks the
 * conversation.
 */
export const requestPayment = Effect.fnUntraced(function* (caller: Caller, request: Request) {
  const { write } = yield* Database
  const { convoID, clientMessageID } = request
  const now = yield* Clock.currentTimeMillis
  const { storeID } = yield* found(yield* findConversation(caller, convoID), 'conversation')
  const gateway = yield* (yield* CardGateways).forStore({ companyID: caller.companyID, storeID })
  return yield* write(
    Effect.gen(function* () {
      const convo = yield* found(yield* lockConversation(caller, convoID), 'conversation')
      const sent = yield* findClientMessage(caller, convoID, clientMessageID)
      if (sent?.paymentID) return { paymentID: sent.paymentID, message: sent, warnings: [] }
      if (sent) return yield* invalid({ clientMessageID: 'This key was already used for another message' })
      yield* requireSeen(caller, convo, request)
      const { testMode } = yield* requireGateway(gateway, request.payment.paymentMode)
      yield* requireReachable(convo)
      return yield* ask(caller, convo, request, testMode, now)
    }),
  )
})

const requireGateway = Effect.fnUntraced(function* (gateway: CardGateway | undefined, mode: PaymentMode) {
  if (gateway === undefined)
    return yield* fail('channel_off', {
      sentence:
        'Card payments are off because no card gateway is set up yet. Set one up in the Control Panel, under Payments.',
    })
  return takes(gateway, mode) ? gateway : yield* fail('channel_off', { sentence: NO_DEBIT_ONLY })
})

/** A fee for a notice needs a notice, and the law has a maximum. */
const requireNoticeFee = Effect.fnUntraced(function* (
  caller: Caller,
  request: Parameters<typeof requestTickets>[2] & { readonly paymentNoticeFee: Cents },
) {
  if (request.paymentNoticeFee === 0) return
  const { maximumNoticeFee } = yield* requestTickets(caller, request)
  const fault = noticeFeeFault(request.paymentNoticeFee, maximumNoticeFee)
  if (fault !== undefined) yield* invalid({ 'payment.paymentNoticeFee': fault })
})

const ask = Effect.fnUntraced(function* (
  caller: Caller,
  convo: LockedConversation,
  { payment: asked, clientMessageID, overrideReason }: Request,
  testMode: boolean,
  now: number,
) {
  const { storeID, custID } = convo
  const store = yield* found(yield* findStore(caller, storeID), 'store')
  const terms = yield* requestTerms(asked, store, now)
  yield* requireNoticeFee(caller, { ...terms, store, custID, now })
  const values = yield* changeValues(caller, {
    module: 'payments',
    posted: asked.paymentCustomFields ?? {},
    path: 'payment.paymentCustomFields',
  })
  const labels = yield* requireLabels(caller, 'payment', asked.paymentLabels ?? [])
  const paymentKey = newPaymentKey()
  const { rewriteOverridden, warnings } = yield* requireRenewable(
    caller,
    {
      ...terms,
      storeID,
      storeTimezone: store.storeTimezone,
      custID,
      rewriteOverridden: '[]',
      target: `payment/${paymentKey}`,
      paidAt: null,
    },
    { overrideReason, at: now },
  )
  const { planID } = asked
  const early = { convo, amount: terms.amountCents, now }
  const joinPlan = typeof planID === 'number' ? yield* planPaidEarly(caller, { ...early, planID }) : undefined
  const paymentID = yield* writeRequest(caller, convo, {
    ...terms,
    paymentOrigin: 'staff',
    paymentKey,
    rewriteOverridden,
    paymentCustomFields: JSON.stringify(values),
    testMode,
    at: now,
    storeTimezone: store.storeTimezone,
    sentByID: caller.userID,
    visitor: caller,
  })
  if (joinPlan) yield* joinPlan(paymentID)
  yield* replacePaymentLabels(caller, paymentID, labels)
  const message = yield* textRequest(caller, convo, {
    ...terms,
    purpose: 'request',
    paymentID,
    paymentKey,
    storeName: store.storeName,
    at: now,
    sentByID: caller.userID,
    clientMessageID,
  })
  return { paymentID, message, warnings }
})
