import { Clock, Effect } from 'effect'
import { goesInBulk } from '@xd/core/domain/message/origin.ts'
import { OPTED_OUT_ERROR } from '@xd/core/domain/message/delivery-error.ts'
import { isFinalStatus, isLost } from '@xd/core/domain/message/status.ts'
import { Database, emit } from '#db/database.ts'
import { systemScope } from '#db/scope.ts'
import { setOptedOut } from '#queries/incoming.ts'
import { recordKeyword } from '#services/consents/consents.ts'
import { type DeliveryNews, recordDelivery } from '#queries/message-delivery.ts'
import { senderOf } from '#reactions.ts'
import { followStatus } from './follow-status.ts'

const scope = systemScope('job')

/**
 * Records a report about an attempt, and tells those viewing the conversation. Returns the message it was about, if
 * any.
 */
const recordIn = Effect.fnUntraced(function* (news: DeliveryNews, isHeldBack: boolean) {
  const recorded = yield* recordDelivery(scope, news)
  if (!recorded) return undefined
  yield* followStatus(recorded.message)
  const { companyID, storeID, convoID, custID, messageID, messageStatus, messageTwilioError, messageOrigin } =
    recorded.message
  if (!recorded.changed) return recorded.message
  yield* senderOf(recorded.message).reported(recorded.message)
  const audience = { companyID, storeID }
  // A bulk message's reports go only to those viewing the conversation, and only the final one.
  if (!goesInBulk(messageOrigin)) yield* emit('sms_status_update', { convoID, messageID, messageStatus }, audience)
  else if (isFinalStatus(messageStatus)) yield* emit('reload_convo_sms', { convoID, messageID }, audience)
  // Automatic messages are shown on no inbox row.
  if (isLost(messageStatus) && messageOrigin === null) yield* emit('reload_inbox', { convoID }, audience)
  // The carrier knows of a STOP that never reached us. A STOP that we already knew of may have been taken back since.
  if (messageTwilioError === OPTED_OUT_ERROR && !isHeldBack) {
    const at = yield* Clock.currentTimeMillis
    // Contacts are shared by all stores.
    if (yield* setOptedOut({ companyID }, custID, at)) {
      yield* recordKeyword({ companyID }, custID, 'stop', { at, userID: null })
      yield* emit('reload_customer', { custID }, { companyID })
    }
  }
  return recorded.message
})

export const recordReport = Effect.fnUntraced(function* (news: DeliveryNews) {
  const { writeTogether } = yield* Database
  return yield* writeTogether(recordIn(news, false))
})

export const recordFailure = (sendKey: string, errorCode: number | null) =>
  Effect.asVoid(recordReport({ sendKey, providerMessageID: null, status: 'failed', errorCode }))

/** Fails an attempt that was never sent, because its customer has opted out. */
export const recordHeldBack = Effect.fnUntraced(function* (sendKey: string) {
  const { writeTogether } = yield* Database
  const news = { sendKey, providerMessageID: null, status: 'failed', errorCode: OPTED_OUT_ERROR } as const
  yield* writeTogether(recordIn(news, true))
})
