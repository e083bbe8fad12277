import { Effect } from 'effect'
import type { CompanyScope } from '#db/scope.ts'
import { Database } from '#db/database.ts'
import { fail, found } from '#failure.ts'
import { lockConversation } from '#queries/conversations.ts'
import { restartDelivery } from '#queries/message-delivery.ts'
import { findMessage } from '#queries/messages.ts'
import { requireReachableBy } from './may-send.ts'
import { enqueueSend, newSendKey } from './queue-message.ts'

/**
 * A new attempt at a message that did not arrive: the same message under a new send key, queued again. Its status never
 * goes backwards within one attempt; reports about the old attempt carry the old key and are ignored.
 */
export const retryMessage = Effect.fnUntraced(function* (scope: CompanyScope, messageID: number) {
  const { write } = yield* Database
  return yield* write(
    Effect.fnUntraced(function* (tx) {
      const message = yield* found(yield* tx.query((db) => findMessage(db, scope, messageID)), 'message')
      const { convoID, storeID, messageChannel } = message
      const convo = yield* found(yield* tx.query((db) => lockConversation(db, scope, convoID)), 'conversation')
      const sendKey = newSendKey()
      const restarted = yield* tx.query((db) => restartDelivery(db, scope, { messageID, sendKey }))
      if (!restarted) return yield* fail('not_retryable')
      yield* requireReachableBy(messageChannel, convo)
      const { companyID } = scope
      enqueueSend(tx, message, { messageID, sendKey })
      tx.emit(
        'sms_status_update',
        { convoID, messageID, messageStatus: restarted.messageStatus },
        { companyID, storeID },
      )
      tx.emit('reload_inbox', { convoID }, { companyID, storeID })
      return restarted
    }),
  )
})
