import { Clock, Effect } from 'effect'
import { Database, emit, enqueue } from '#db/database.ts'
import { forgetAsking } from '#queries/electronic-choices.ts'
import { clearGraceByNotice } from '#queries/grace-by-notice.ts'
import { recipientOfMessage, updateRecipient } from '#queries/mailer-recipients.ts'
import { lockMailerOfMessage, type MailerRow } from '#queries/mailers.ts'
import type { Delivery } from '#queries/message-delivery.ts'
import type { MessageRow } from '#queries/messages.ts'
import { type BatchRow, lockBatchOfMessage } from '#queries/notice-batches.ts'
import { noticeOfMessage, updateNotice } from '#queries/notices.ts'
import { remindedOf, updatePayment } from '#queries/payments.ts'
import { deleteUnsent, lockUnsentMessage } from '#queries/unsent-messages.ts'

/** The mailer decides on this person again: they are held until the morning. */
const fromMailer = Effect.fnUntraced(function* ({ messageID }: MessageRow, job: MailerRow, at: number) {
  const recipient = yield* recipientOfMessage(messageID)
  if (recipient === undefined) return
  const state = job.jobStatus === 'canceled' ? 'canceled' : 'waiting'
  const change = { state, stateAt: at, sentAt: null, messageID: null } as const
  yield* updateRecipient(recipient.recipientID, change)
})

/** The batch decides on this notice again, which has not been given yet. */
const fromBatch = Effect.fnUntraced(function* (message: MessageRow, batch: BatchRow, at: number) {
  const notice = yield* noticeOfMessage(message.messageID)
  if (notice === undefined) return
  const { companyID, storeID, noticeID } = notice
  if ((yield* clearGraceByNotice(message, noticeID)) > 0) yield* emit('reload_tickets', {}, { companyID, storeID })
  yield* updateNotice(message, noticeID, {
    noticeStatus: batch.batchStatus === 'canceled' ? 'canceled' : 'waiting',
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
  })
})

/** The request decides on its reminder again: it is sent in the morning, or dropped. */
const fromRequest = Effect.fnUntraced(function* (message: MessageRow) {
  const { companyID, storeID, messageBody } = message
  for (const { paymentID, paymentKey } of yield* remindedOf(message, message)) {
    // Reminders about two requests may be sent at the same moment. The link says which request this one is about.
    if (!messageBody.includes(paymentKey)) continue
    yield* updatePayment({ companyID, storeIDs: [storeID] }, paymentID, { remindedAt: null })
    yield* enqueue({ companyID, kind: 'remind', uniqueKey: `remind/${paymentID}`, payload: { paymentID, storeID } })
  }
})

/** Takes back a message that has not left, so that its automatic sender decides again. Returns whether it did. */
export const takeBack = Effect.fnUntraced(function* (delivery: Delivery, sendKey: string) {
  const { write } = yield* Database
  const now = yield* Clock.currentTimeMillis
  return yield* write(
    Effect.gen(function* () {
      // Locked before the message, in the order that canceling uses, so that nothing is left waiting for a canceled
      // message.
      const mailer = yield* lockMailerOfMessage(delivery)
      const batch = yield* lockBatchOfMessage(delivery)
      const message = yield* lockUnsentMessage(delivery, sendKey)
      if (message === undefined) return false
      const { companyID, storeID, convoID, messageID } = message
      if (mailer) yield* fromMailer(message, mailer, now)
      else if (batch) yield* fromBatch(message, batch, now)
      else if (message.messageOrigin === 'reminder') yield* fromRequest(message)
      // The question that proves an address. It is asked with the next notice.
      else yield* forgetAsking(message, messageID)
      yield* deleteUnsent(message, [{ messageID, sendKey }])
      yield* emit('reload_convo_sms', { convoID, messageID }, { companyID, storeID })
      return true
    }),
  )
})
