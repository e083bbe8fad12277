import { Clock, Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import type { Cents } from '@xd/core/domain/money/cents.ts'
import { selfPayingText, SELF_MEMO } from '@xd/core/domain/self-service/ask.ts'
import { selfPageText } from '@xd/core/domain/self-service/page-text.ts'
import { selfPayment } from '@xd/core/domain/self-service/payable.ts'
import { ticketNumberOf } from '@xd/core/domain/ticket/number.ts'
import { AppConfig } from '#app-config.ts'
import type { Visitor } from '#caller.ts'
import { Database, emit } from '#db/database.ts'
import type { CompanyScope } from '#db/scope.ts'
import { fail, found } from '#failure.ts'
import { CardGateways } from '#providers/cards/gateway.ts'
import { type LockedConversation, lockConversation } from '#queries/conversations.ts'
import { insertMessage } from '#queries/messages.ts'
import { findStore } from '#queries/stores.ts'
import { takes } from '#services/gateways/takes.ts'
import { customersLine } from '#services/messaging/customers-line.ts'
import { silentConversation } from '#services/messaging/silent-conversation.ts'
import { paymentURL } from '#services/payments/payment-url.ts'
import { requestTerms } from '#services/payments/request-terms.ts'
import { newPaymentKey, writeRequest } from '#services/payments/write-request.ts'
import { payingStore, selfTickets } from './my-tickets.ts'
import { selfCustomer } from './proof.ts'

/** Loans are paid by debit card (spec 1 §9), as in a clerk's request. */
const MODE = 'debit-only'

/**
 * A customer pays tickets without a clerk: an ordinary request for what redeems them, by the store's book. Two calls for
 * the same tickets make one request, because each locks the conversation.
 */
export const payTickets = Effect.fnUntraced(function* (
  { ticketNumbers, language: asked }: Input<'my/pay'>,
  visitor: Visitor,
) {
  const { write } = yield* Database
  const { publicURL } = yield* AppConfig
  const { store, language, scope, customer } = yield* selfCustomer(visitor, asked)
  const words = selfPageText(language)
  if (customer === undefined) return yield* fail('phone_unproved', { sentence: words.errors.proofOver })
  const { companyID, storeID } = store
  const { custID } = customer
  const now = yield* Clock.currentTimeMillis
  const gateway = yield* (yield* CardGateways).forStore({ companyID, storeID })
  const wanted = new Set(ticketNumbers.map(ticketNumberOf))
  const paymentKey = yield* write(
    Effect.gen(function* () {
      const convoID = yield* silentConversation({ companyID, storeID, custID }, now)
      const convo = yield* found(yield* lockConversation(scope, convoID), 'conversation')
      const open = yield* selfTickets(scope, { storeID, custID, now })
      // In the book's order, so that it doesn't matter in which they were ticked.
      const tickets = open.map(({ ticket }) => ticket).filter(({ ticketNumber }) => wanted.has(ticketNumber))
      // One that is closed, or is someone else's, is not among them.
      if (tickets.length < wanted.size) return yield* fail('ticket_closed', { sentence: words.errors.notOpen })
      const payment = selfPayment(tickets, payingStore(store), now)
      if (!payment.ok) return yield* fail(payment.code, { sentence: payment.words[language] })
      if ('goesOn' in payment) return payment.goesOn
      if (gateway === undefined || !takes(gateway, MODE))
        return yield* fail('channel_off', { sentence: words.errors.noGateway })
      const { testMode } = gateway
      return yield* newRequest(scope, convo, {
        numbers: tickets.map(({ ticketNumber }) => ticketNumber),
        amount: payment.amount,
        testMode,
        visitor,
        now,
      })
    }),
  )
  return { paymentURL: paymentURL(publicURL, paymentKey) }
})

interface Asked {
  readonly numbers: readonly string[]
  readonly amount: Cents
  readonly testMode: boolean
  readonly visitor: Visitor
  readonly now: number
}

const newRequest = Effect.fnUntraced(function* (
  scope: CompanyScope,
  convo: LockedConversation,
  { numbers, amount, testMode, visitor, now }: Asked,
) {
  const store = yield* found(yield* findStore(scope, convo.storeID), 'store')
  const terms = yield* Effect.orDie(
    requestTerms(
      {
        paymentAmount: amount,
        paymentMemo: SELF_MEMO[convo.custLanguage],
        paymentTicketList: numbers.join(', '),
        paymentMode: MODE,
        paymentRewrite: false,
        paymentPurpose: 'redeem',
      },
      store,
      now,
    ),
  )
  const paymentKey = newPaymentKey()
  const paymentID = yield* writeRequest(scope, convo, {
    ...terms,
    paymentOrigin: 'self',
    paymentKey,
    rewriteOverridden: '[]',
    paymentCustomFields: '{}',
    testMode,
    at: now,
    storeTimezone: store.storeTimezone,
    sentByID: null,
    visitor,
  })
  const line = customersLine(convo, { body: selfPayingText(numbers), paymentID, at: now, isNoted: true })
  const { messageID } = yield* insertMessage(line)
  const { companyID, convoID, storeID } = convo
  yield* emit('reload_convo_sms', { convoID, messageID }, { companyID, storeID })
  return paymentKey
})
