import { Clock, Effect } from 'effect'
import { isQuiet } from '@xd/core/domain/mailer/quiet-hours.ts'
import { heedsQuietHours } from '@xd/core/domain/message/origin.ts'
import { stateOfPhone } from '@xd/core/domain/phone/state.ts'
import { Database, type Tx } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { forgetAsking } from '#queries/electronic-choices.ts'
import { clearGraceByNotice } from '#queries/grace-by-notice.ts'
import { recipientOfMessage, updateRecipient } from '#queries/mailer-recipients.ts'
import { mailerOfJob } from '#queries/mailers.ts'
import type { Delivery } from '#queries/message-delivery.ts'
import { findBatch } from '#queries/notice-batches.ts'
import { noticeOfMessage, updateNotice } from '#queries/notices.ts'
import { forgetReminder } from '#queries/payments.ts'
import { deleteUnsent, lockUnsentMessage } from '#queries/unsent-messages.ts'

const scope = systemScope('job')

/** A mailer decides again on its person: they are held until the morning. */
const fromMailer = Effect.fnUntraced(function* (tx: Tx, delivery: Delivery, at: number) {
  const recipient = yield* tx.query((db) => recipientOfMessage(db, delivery.messageID))
  if (recipient === undefined) return
  const job = yield* tx.query((db) => mailerOfJob(db, scope, recipient))
  const state = job?.jobStatus === 'canceled' ? 'canceled' : 'waiting'
  const change = { state, stateAt: at, sentAt: null, messageID: null } as const
  yield* tx.query((db) => updateRecipient(db, recipient.recipientID, change))
})

/** So does a batch on its notice, which has not been given yet. The question that proves an address is asked later. */
const fromBatch = Effect.fnUntraced(function* (tx: Tx, delivery: Delivery, at: number) {
  const notice = yield* tx.query((db) => noticeOfMessage(db, delivery.messageID))
  if (notice === undefined) return yield* tx.query((db) => forgetAsking(db, delivery, delivery.messageID))
  const { companyID, storeID, noticeID, batchID } = notice
  const batch = yield* tx.query((db) => findBatch(db, { companyID, storeIDs: [storeID] }, batchID))
  if ((yield* tx.query((db) => clearGraceByNotice(db, delivery, noticeID))) > 0) tx.emit('reload_tickets', {}, delivery)
  yield* tx.query((db) =>
    updateNotice(db, delivery, noticeID, {
      noticeStatus: batch?.batchStatus === 'canceled' ? 'canceled' : 'waiting',
      statusAt: at,
      channel: null,
      address: null,
      subject: null,
      body: null,
      messageID: null,
      convoID: null,
      templateID: null,
      templateName: null,
      sentAt: null,
      sentDay: null,
    }),
  )
})

/** So does a request on its reminder: it is sent in the morning, or dropped. */
const fromRequest = Effect.fnUntraced(function* (tx: Tx, delivery: Delivery) {
  const { companyID, storeID } = delivery
  for (const { paymentID } of yield* tx.query((db) => forgetReminder(db, delivery, delivery)))
    tx.enqueue({ companyID, kind: 'remind', uniqueKey: `remind/${paymentID}`, payload: { paymentID, storeID } })
})

const unsend = (tx: Tx, delivery: Delivery, at: number) =>
  delivery.messageOrigin === 'mailer'
    ? fromMailer(tx, delivery, at)
    : delivery.messageOrigin === 'notice'
      ? fromBatch(tx, delivery, at)
      : fromRequest(tx, delivery)

/**
 * Takes back a text that quiet hours bind, if they have begun while it waited for the carrier or for this server: whatever
 * wrote it decides again. Returns whether it did.
 */
export const takenBackAtNight = Effect.fnUntraced(function* (delivery: Delivery, sendKey: string) {
  const { messageOrigin, messageChannel, messageID, custPhone, storeTimezone, companyID, storeID, convoID } = delivery
  if (messageChannel !== 'sms' || !heedsQuietHours(messageOrigin)) return false
  const now = yield* Clock.currentTimeMillis
  // Reminders go by the store's clock alone.
  const state = messageOrigin === 'reminder' ? null : (stateOfPhone(custPhone) ?? null)
  if (!isQuiet({ state, storeTimezone }, now)) return false
  const { write } = yield* Database
  return yield* write(
    Effect.fnUntraced(function* (tx) {
      if (!(yield* tx.query((db) => lockUnsentMessage(db, delivery, sendKey)))) return false
      yield* unsend(tx, delivery, now)
      yield* tx.query((db) => deleteUnsent(db, delivery, [{ messageID, sendKey }]))
      tx.emit('reload_convo_sms', { convoID, messageID }, { companyID, storeID })
      return true
    }),
  )
})
