import { Effect } from 'effect'
import { emit } from '#db/database.ts'
import { forgetAsking } from '#queries/electronic-choices.ts'
import { clearGraceByNotice } from '#queries/grace-by-notice.ts'
import type { Delivery } from '#queries/message-delivery.ts'
import type { MessageRow } from '#queries/messages.ts'
import { lockBatchOfMessage } from '#queries/notice-batches.ts'
import { noticeOfMessage, updateNotice } from '#queries/notices.ts'
import { announceBatch } from './announce.ts'

/** The batch decides on this notice again, which has not been given yet. */
export const takeBackNotice = Effect.fnUntraced(function* (delivery: Delivery) {
  const batch = yield* lockBatchOfMessage(delivery)
  return Effect.fnUntraced(function* (message: MessageRow, at: number) {
    // The question that proves an address. It is asked with the next notice.
    if (batch === undefined) return yield* forgetAsking(message, message.messageID)
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
    yield* announceBatch(batch)
  })
})
