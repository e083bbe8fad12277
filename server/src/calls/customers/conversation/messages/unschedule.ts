import { Clock, Effect } from 'effect'
import { AppConfig } from '#app-config.ts'
import { handle } from '#calls/handler.ts'
import { Database, emit } from '#db/database.ts'
import { deleteScheduled } from '#queries/message-schedules.ts'
import { presentMessage } from '#services/inbox/present-messages.ts'
import { lockWaiting } from '#services/messaging/release.ts'

export const unschedule = handle(
  'customers/conversation/messages/unschedule',
  Effect.fnUntraced(function* ({ messageID }, caller) {
    const { write } = yield* Database
    const { publicURL } = yield* AppConfig
    const now = yield* Clock.currentTimeMillis
    return yield* write(
      Effect.gen(function* () {
        const { convo, waiting } = yield* lockWaiting(caller, messageID)
        const message = yield* presentMessage(caller, waiting, { now, publicURL })
        yield* deleteScheduled(caller, messageID)
        yield* emit(
          'reload_convo_sms',
          { convoID: convo.convoID, messageID },
          { companyID: caller.companyID, storeID: convo.storeID },
        )
        return { message }
      }),
    )
  }),
)
