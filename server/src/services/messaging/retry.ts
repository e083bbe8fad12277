import { Clock, Effect } from 'effect'
import type { Input } from '@xd/core/contract/calls.ts'
import { extrasOf } from '@xd/core/domain/message/extras.ts'
import type { Caller } from '#caller.ts'
import { Database, emit } from '#db/database.ts'
import { fail, found } from '#failure.ts'
import { lockConversation } from '#queries/conversations.ts'
import { restartDelivery } from '#queries/message-delivery.ts'
import { mediaIDsOf } from '#queries/message-schedules.ts'
import { findMessage } from '#queries/messages.ts'
import { requireSeen } from './require-seen.ts'
import { requireFeatures } from '#services/require-feature.ts'
import { requireReachableBy } from './may-send.ts'
import { enqueueSend, newSendKey } from './queue-message.ts'

/**
 * A new attempt at a message that did not arrive: the same message under a new send key, queued again. Its status never
 * goes backwards within one attempt; reports about the old attempt carry the old key and are ignored.
 */
export const retryMessage = Effect.fnUntraced(function* (
  caller: Caller,
  input: Input<'customers/conversation/messages/retry'>,
) {
  const { write } = yield* Database
  const { messageID } = input
  const since = yield* Clock.currentTimeMillis
  return yield* write(
    Effect.gen(function* () {
      const message = yield* found(yield* findMessage(caller, messageID), 'message')
      const { convoID, storeID, messageChannel } = message
      const convo = yield* found(yield* lockConversation(caller, convoID), 'conversation')
      const sendKey = newSendKey()
      const restarted = yield* restartDelivery(caller, { messageID, sendKey })
      if (!restarted) return yield* refuse(caller, messageID)
      yield* requireSeen(caller, convo, input)
      const pictures = (yield* mediaIDsOf(caller, messageID)).length > 0
      yield* requireFeatures(caller, extrasOf({ channel: messageChannel, pictures, later: false }))
      yield* requireReachableBy(messageChannel, convo)
      const { companyID } = caller
      const to = message.messageTo === null ? {} : { to: message.messageTo }
      yield* enqueueSend(message, { messageID, sendKey, since, again: true, ...to })
      yield* emit(
        'sms_status_update',
        { convoID, messageID, messageStatus: restarted.messageStatus },
        { companyID, storeID },
      )
      yield* emit('reload_inbox', { convoID }, { companyID, storeID })
      return restarted
    }),
  )
})

/** A colleague may have just sent it again, and the current status shows that. */
const refuse = Effect.fnUntraced(function* (caller: Caller, messageID: number) {
  const { messageDirection, messageStatus } = yield* found(yield* findMessage(caller, messageID), 'message')
  const onItsWay = messageDirection === 'out' && (messageStatus === 'queued' || messageStatus === 'sent')
  return yield* fail('not_retryable', onItsWay ? { sentence: 'This message is already on its way.' } : {})
})
