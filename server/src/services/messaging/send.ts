import { Clock, Effect } from 'effect'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { fail, found } from '#failure.ts'
import { lockConversation } from '#queries/conversations.ts'
import { ownMedia } from '#queries/message-media.ts'
import { countIncomingAfter, findClientMessage } from '#queries/messages.ts'
import { requireSendable } from './may-send.ts'
import { queueMessage } from './queue-message.ts'

export interface StaffText {
  readonly convoID: number
  readonly body: string
  readonly mediaIDs: readonly number[]
  readonly clientMessageID: string
  /** The newest message that the sender had seen, when they did not insist. */
  readonly lastSeenMessageID: number | undefined
}

/**
 * A text by a member of staff. The same client id answers the same message and sends once, also when both requests come
 * at the same moment: the conversation is locked while one of them looks.
 */
export const sendText = Effect.fnUntraced(function* (caller: Caller, text: StaffText) {
  const { write } = yield* Database
  const { convoID, body, clientMessageID, lastSeenMessageID } = text
  const mediaIDs = [...new Set(text.mediaIDs)]
  const at = yield* Clock.currentTimeMillis
  return yield* write(
    Effect.fnUntraced(function* (tx) {
      const convo = yield* found(yield* tx.query((db) => lockConversation(db, caller, convoID)))
      const sent = yield* tx.query((db) => findClientMessage(db, caller, convoID, clientMessageID))
      if (sent) return sent
      yield* requireSendable(convo, body, mediaIDs.length)
      const own = yield* tx.query((db) => ownMedia(db, caller, mediaIDs))
      if (own.length < mediaIDs.length) return yield* fail('not_found')
      const unseen =
        lastSeenMessageID === undefined ? 0 : yield* tx.query((db) => countIncomingAfter(db, caller, convoID, lastSeenMessageID))
      if (unseen > 0) return yield* fail('newer_messages', { details: { count: unseen } })
      return yield* queueMessage(tx, caller, convo, { body, at, sentByID: caller.userID, clientMessageID, mediaIDs })
    }),
  )
})
