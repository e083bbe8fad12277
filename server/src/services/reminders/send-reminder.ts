import { Clock, Effect } from 'effect'
import { whereaboutsOf } from '@xd/core/domain/mailer/quiet-hours.ts'
import { canRemind, PROMISED, reminderAfter, reminderTime } from '@xd/core/domain/payment/reminder.ts'
import { isPromiseAbout } from '@xd/core/domain/promise/promise.ts'
import { REMINDER_TEXT, reminderText } from '@xd/core/domain/payment/reminder-text.ts'
import { ticketsIn } from '@xd/core/domain/ticket/ticket-list.ts'
import { AppConfig } from '#app-config.ts'
import { Database } from '#db/database.ts'
import type { CompanyScope } from '#db/scope.ts'
import { type LockedConversation, lockConversation } from '#queries/conversations.ts'
import { hasIncomingSince } from '#queries/messages.ts'
import { findPendingAttempt } from '#queries/payment-attempts.ts'
import { lockPayment, type PaymentRow, updatePayment } from '#queries/payments.ts'
import { openPromisesOf } from '#queries/promises.ts'
import { findReminderSettings } from '#queries/reminder-settings.ts'
import { requireReachable } from '#services/messaging/may-send.ts'
import { queueMessage } from '#services/messaging/queue-message.ts'
import { standingOf } from '#services/messaging/withheld.ts'
import { announcePayment } from '#services/payments/announce.ts'
import { paymentURL } from '#services/payments/payment-url.ts'

/** No reminder is sent while a card is being charged or before the outcome is known. */
const BEING_PAID_MS = 60_000

/**
 * Sends one request's reminder, or records why not, under its lock. The text is queued and the request marked in one
 * transaction, so that it happens only once. Returns when to look again, if it is not over.
 */
export const sendReminder = Effect.fnUntraced(function* (scope: CompanyScope, paymentID: number) {
  const { write } = yield* Database
  const now = yield* Clock.currentTimeMillis
  return yield* write(
    Effect.gen(function* () {
      const payment = yield* lockPayment(scope, paymentID)
      if (!payment || payment.remindedAt !== null || !waits(payment)) return undefined
      if (yield* findPendingAttempt(scope, paymentID)) return now + BEING_PAID_MS
      const convo = yield* lockConversation(scope, payment.convoID)
      if (!convo) return undefined
      const settings = yield* findReminderSettings(scope, payment.storeID)
      const { custState, custPhone } = convo
      const plannedAt = plannedTime({ ...payment, custState, custPhone }, settings.reminderHours, now)
      if (plannedAt === null) return undefined
      if (plannedAt > now) return yield* waitUntil(scope, payment, plannedAt)
      const replied = yield* hasIncomingSince(scope, convo.convoID, payment.requestedAt)
      const can = canRemind({
        paymentStatus: payment.paymentStatus,
        expired: payment.validBeforeAt <= now,
        replied,
        standing: standingOf(convo),
        reminderOn: settings.reminderOn === 1,
      })
      if (!can.ok) return yield* drop(scope, payment, can.reason)
      // A promise gets its time; a server that was down may get to it at night.
      const promisedUntil = yield* promisedUntilOf(scope, payment)
      const time = reminderAfter(promisedUntil, now, {
        expiresAt: payment.validBeforeAt,
        who: whereaboutsOf(convo, payment.storeTimezone),
      })
      if (!time.ok) return yield* drop(scope, payment, time.reason)
      if (time.at > now) return yield* waitUntil(scope, payment, time.at)
      const reachable = yield* Effect.exit(requireReachable(convo))
      if (reachable._tag === 'Failure') return yield* drop(scope, payment, 'The customer cannot be texted')
      const own = convo.custLanguage === 'es' ? settings.reminderTextES : settings.reminderTextEN
      const body = yield* wordsOf(own ?? REMINDER_TEXT[convo.custLanguage], payment, convo, now)
      yield* queueMessage(scope, convo, {
        body,
        at: now,
        sentByID: null,
        purpose: 'reminder',
        until: payment.validBeforeAt,
      })
      yield* updatePayment(scope, paymentID, { remindedAt: now, remindDropped: null })
      yield* announcePayment(payment)
      return undefined
    }),
  )
})

/** Whether it is still to be decided: one that was dropped for a promise is, as promises end early. */
const waits = ({ remindAt, remindDropped }: PaymentRow): boolean => remindAt !== null || remindDropped === PROMISED

/** When it may go out, as if no promise had held it; null if there is no such time. */
const plannedTime = (
  payment: PaymentRow & { readonly custState: string | null; readonly custPhone: string },
  hoursBefore: number,
  now: number,
): number | null => {
  const { remindAt, requestedAt, validBeforeAt: expiresAt, storeTimezone } = payment
  if (remindAt !== null && remindAt <= now) return remindAt
  const time = reminderTime({ requestedAt, expiresAt, hoursBefore, who: whereaboutsOf(payment, storeTimezone) })
  return time.ok ? Math.min(remindAt ?? Infinity, time.at) : remindAt
}

const waitUntil = Effect.fnUntraced(function* (scope: CompanyScope, payment: PaymentRow, remindAt: number) {
  if (payment.remindAt !== remindAt) {
    yield* updatePayment(scope, payment.paymentID, { remindAt, remindDropped: null })
    yield* announcePayment(payment)
  }
  return remindAt
})

/** The cutoff of an open promise that may be about this request; 0 if there is none. */
const promisedUntilOf = Effect.fnUntraced(function* (
  scope: CompanyScope,
  { storeID, custID, paymentTicketList }: PaymentRow,
) {
  const open = yield* openPromisesOf(scope, storeID, [custID])
  const tickets = ticketsIn(paymentTicketList)
  const about = open.filter((promise) => isPromiseAbout(ticketsIn(promise.promiseTickets), tickets))
  return Math.max(0, ...about.map(({ cutoffAt }) => cutoffAt))
})

const drop = Effect.fnUntraced(function* (scope: CompanyScope, payment: PaymentRow, remindDropped: string) {
  yield* updatePayment(scope, payment.paymentID, { remindAt: null, remindDropped })
  yield* announcePayment(payment)
  return undefined
})

const wordsOf = Effect.fnUntraced(function* (
  template: string,
  payment: PaymentRow,
  { storeName, custLanguage }: LockedConversation,
  now: number,
) {
  const { publicURL } = yield* AppConfig
  const { amountCents, paymentFee, paymentKey, validBeforeLocal, storeTimezone } = payment
  const words = {
    storeName,
    amount: amountCents,
    fee: paymentFee,
    link: paymentURL(publicURL, paymentKey),
    validBeforeLocal,
    storeTimezone,
  }
  return reminderText(template, words, now, custLanguage)
})
