import { Clock, Effect } from 'effect'
import { Database, emit } from '#db/database.ts'
import type { Delivery } from '#queries/message-delivery.ts'
import { deleteUnsent, lockUnsentMessage } from '#queries/unsent-messages.ts'
import { senderOf } from '#reactions.ts'

/** Takes back a message that has not left, so that its automatic sender decides again. Returns whether it did. */
export const takeBack = Effect.fnUntraced(function* (delivery: Delivery, sendKey: string) {
  const { write } = yield* Database
  const now = yield* Clock.currentTimeMillis
  return yield* write(
    Effect.gen(function* () {
      const decideAgain = yield* senderOf(delivery).takesBack(delivery)
      const message = yield* lockUnsentMessage(delivery, sendKey)
      if (message === undefined) return false
      const { companyID, storeID, convoID, messageID } = message
      yield* decideAgain(message, now)
      yield* deleteUnsent(message, [{ messageID, sendKey }])
      yield* emit('reload_convo_sms', { convoID, messageID }, { companyID, storeID })
      return true
    }),
  )
})
