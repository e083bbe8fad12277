import { Clock, Effect } from 'effect'
import { AppConfig } from '#app-config.ts'
import { handle } from '#calls/handler.ts'
import { extrasOf } from '@xd/core/domain/message/extras.ts'
import { Database } from '#db/database.ts'
import { mediaIDsOf } from '#queries/message-schedules.ts'
import { requireSeen } from '#services/messaging/require-seen.ts'
import { requireFeatures } from '#services/require-feature.ts'
import { requireReachableBy } from '#services/messaging/may-send.ts'
import { presentMessage } from '#services/inbox/present-messages.ts'
import { lockWaiting, release } from '#services/messaging/release.ts'

export const sendNow = handle(
  'customers/conversation/messages/send-now',
  Effect.fnUntraced(function* ({ messageID, ...seen }, caller) {
    const { write } = yield* Database
    const { publicURL } = yield* AppConfig
    const now = yield* Clock.currentTimeMillis
    return yield* write(
      Effect.gen(function* () {
        const { convo, waiting } = yield* lockWaiting(caller, messageID)
        yield* requireSeen(caller, convo, seen)
        const pictures = (yield* mediaIDsOf(caller, messageID)).length > 0
        yield* requireFeatures(caller, extrasOf({ channel: waiting.messageChannel, pictures, later: false }))
        yield* requireReachableBy(waiting.messageChannel, convo)
        const row = yield* release(caller, convo, waiting, now)
        return { message: yield* presentMessage(caller, row, { now, publicURL }) }
      }),
    )
  }),
)
