import { Clock, Effect } from 'effect'
import { customerName } from '@xd/core/domain/customer/name.ts'
import { SOURCE_OF_CHANNEL } from '@xd/core/domain/message/stop-request.ts'
import { cents } from '@xd/core/domain/money/cents.ts'
import { paymentSearchText } from '@xd/core/domain/payment/search-text.ts'
import { formatPhone } from '@xd/core/domain/phone/format.ts'
import type { Caller } from '#caller.ts'
import { Database, emit } from '#db/database.ts'
import { fail, found, invalid, missing } from '#failure.ts'
import { refusingLoans } from '#queries/consents.ts'
import { otherPhonesOf } from '#queries/customer-phones.ts'
import { type CustomerRow, lockCustomer } from '#queries/customers.ts'
import { eraseBook } from '#queries/erase-book.ts'
import { eraseChats } from '#queries/erase-chats.ts'
import { eraseRecipients } from '#queries/erase-mailers.ts'
import { eraseNotices } from '#queries/erase-notices.ts'
import {
  eraseComments,
  eraseContact,
  eraseConversation,
  eraseLoans,
  eraseMessages,
  eraseVisits,
  findErasable,
  hasPendingAttempt,
} from '#queries/erasure.ts'
import { updatePayment } from '#queries/payments.ts'
import { erasePlans } from '#queries/plans.ts'
import { announcePlan } from '#services/plans/announce-plan.ts'
import { erasePromises } from '#queries/promises.ts'
import { eraseStopRequests, openStopRequestOf } from '#queries/stop-requests.ts'
import { audit } from '#services/audit.ts'
import { keywordsByPhone } from '#services/consents/keywords-by-phone.ts'
import { optOutOfAll } from '#services/consents/opt-out.ts'
import { keepOptOut } from '#services/consents/erased-opt-outs.ts'
import { keepUnsubscribe } from '#services/consents/erased-unsubscribes.ts'

type Erasable = Awaited<ReturnType<typeof findErasable>>

const NOBODY = { custFirstName: '', custLastName: 'Erased', custPhone: '' }
const OTHER_STORES =
  'This customer has conversations at stores you can’t access. Someone with access to all of them has to erase the customer.'

const requireErasable = Effect.fnUntraced(function* (caller: Caller, { convos, payments }: Erasable) {
  if ([...convos, ...payments].some(({ storeID }) => !caller.storeIDs.includes(storeID)))
    return yield* fail('not_allowed', { sentence: OTHER_STORES })
  if (
    yield* hasPendingAttempt(
      caller,
      payments.map(({ paymentID }) => paymentID),
    )
  )
    return yield* fail('payment_in_progress')
})

/** Payments keep what the books need: amount, dates, tickets, card and outcome. An unpaid request is closed. */
const erasePayments = Effect.fnUntraced(function* (caller: Caller, payments: Erasable['payments'], at: number) {
  for (const payment of payments) {
    const facts = {
      paymentMemo: payment.paymentMemo,
      paymentReference: '',
      paymentTicketList: payment.paymentTicketList,
      cardLastFour: payment.cardLastFour,
    }
    yield* updatePayment(caller, payment.paymentID, {
      paymentReference: '',
      paymentCustomFields: '{}',
      paymentSearch: paymentSearchText({ ...facts, ...NOBODY, amountCents: cents(payment.amountCents) }),
      ...(payment.paymentStatus === 'sent' && { paymentStatus: 'canceled', statusAt: at }),
    })
    yield* emit(
      'reload_payments',
      { paymentKey: payment.paymentKey },
      { companyID: caller.companyID, storeID: payment.storeID },
    )
  }
  yield* eraseVisits(
    caller,
    payments.map(({ paymentID }) => paymentID),
  )
})

const keepTheirOptOut = Effect.fnUntraced(function* (
  caller: Caller,
  { custID, custPhone, custOptedOutAt }: CustomerRow,
  at: number,
) {
  const others = (yield* otherPhonesOf(caller, [custID])).get(custID) ?? []
  if (custOptedOutAt !== null) return yield* keepOptOut(caller, [custPhone, ...others], custOptedOutAt)
  if ((yield* refusingLoans(caller, [custID])).has(custID)) yield* keepOptOut(caller, [custPhone, ...others], at, 1)
  if (others.length === 0) return
  // START from the main phone allows texts to that phone. Another phone's STOP remains its last word.
  const keywords = yield* keywordsByPhone(caller, custID)
  for (const phone of others) {
    const last = keywords.findLast(({ phones }) => phones.includes(phone))
    if (last?.isStop) yield* keepOptOut(caller, [phone], last.at)
  }
})

/** Nobody will decide their request to stop any more, so it holds. */
const honorStop = Effect.fnUntraced(function* (caller: Caller, row: CustomerRow, at: number) {
  const { custID } = row
  const open = yield* openStopRequestOf(caller, custID)
  if (open === undefined) return row
  yield* optOutOfAll(caller, { custID, source: SOURCE_OF_CHANNEL[open.channel], at })
  return (yield* lockCustomer(caller, custID))!
})

/** Erases a customer in every store. It cannot be undone, so the user has to type the name. */
export const eraseCustomer = Effect.fnUntraced(function* (caller: Caller, custID: number, confirmName: string) {
  const { write } = yield* Database
  const { companyID } = caller
  const at = yield* Clock.currentTimeMillis
  return yield* write(
    Effect.gen(function* () {
      const row = yield* found(yield* lockCustomer(caller, custID), 'customer')
      if (row.custErasedAt !== null) return yield* missing('customer')
      const name = customerName(row) || formatPhone(row.custPhone)
      if (confirmName.trim() !== name) return yield* invalid({ confirmName: `Type “${name}” to erase this customer` })
      const erasable = yield* findErasable(caller, custID)
      yield* requireErasable(caller, erasable)
      const { convos, payments, messages } = erasable
      yield* keepTheirOptOut(caller, yield* honorStop(caller, row, at), at)
      yield* keepUnsubscribe(caller, row)
      yield* erasePayments(caller, payments, at)
      const keys = [
        `customer/${custID}`,
        ...convos.map(({ convoID }) => `convo/${convoID}`),
        ...payments.map(({ paymentKey }) => `payment/${paymentKey}`),
      ]
      yield* Effect.gen(function* () {
        yield* eraseComments(caller, keys)
        const stopsKept = yield* eraseStopRequests(caller, custID)
        yield* eraseMessages(
          caller,
          messages.map(({ messageID }) => messageID),
          at,
        )
        yield* eraseChats(caller, custID)
        yield* erasePromises(caller, custID)
        for (const { convoID } of convos)
          yield* eraseConversation(
            caller,
            convoID,
            payments.some((payment) => payment.convoID === convoID),
          )
        yield* eraseRecipients(caller, custID, at)
        const noticesKept = yield* eraseNotices(caller, custID, at)
        const plansKept = yield* erasePlans(caller, custID, at)
        yield* Effect.forEach(plansKept, announcePlan)
        yield* eraseBook(caller, custID)
        const loansKept = yield* eraseLoans(caller, custID)
        yield* eraseContact(
          caller,
          custID,
          payments.length + noticesKept + plansKept.length + loansKept + stopsKept > 0 ? at : null,
        )
      })
      const erased = { messages: messages.length, paymentsKept: payments.length }
      yield* audit(caller, { action: 'customer-erase', target: `customer/${custID}`, detail: erased })
      yield* emit('reload_customer', { custID }, { companyID })
      yield* emit('reload_cart', { custID }, { companyID })
      for (const { convoID, storeID } of convos) {
        yield* emit('reload_inbox', { convoID }, { companyID, storeID })
        yield* emit('reload_convo_sms', { convoID }, { companyID, storeID })
      }
      return { erased }
    }),
  )
})
