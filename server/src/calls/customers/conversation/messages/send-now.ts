import { Clock, Effect } from 'effect'
import { AppConfig } from '#app-config.ts'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { requireReachableBy } from '#services/messaging/may-send.ts'
import { presentMessage } from '#services/inbox/present-messages.ts'
import { lockWaiting, release } from '#services/messaging/release.ts'

export const sendNow = handle(
  'customers/conversation/messages/send-now',
  Effect.fnUntraced(function* ({ messageID }, caller) {
    const { write } = yield* Database
    const { publicURL } = yield* AppConfig
    const now = yield* Clock.currentTimeMillis
    return yield* write(
      Effect.fnUntraced(function* (tx) {
        const { convo, waiting } = yield* lockWaiting(tx, caller, messageID)
        yield* requireReachableBy(waiting.messageChannel, convo)
        const row = yield* release(tx, caller, convo, waiting, now)
        return { message: yield* tx.query((db) => presentMessage(db, caller, row, { now, publicURL })) }
      }),
    )
  }),
)
