import { Clock, Effect } from 'effect'
import { canScheduleFor } from '@xd/core/domain/message/schedule.ts'
import { AppConfig } from '#app-config.ts'
import { handle } from '#calls/handler.ts'
import { Database, emit } from '#db/database.ts'
import { fail } from '#failure.ts'
import { changeSchedule } from '#queries/message-schedules.ts'
import { presentMessage } from '#services/inbox/present-messages.ts'
import { requireSeen } from '#services/messaging/require-seen.ts'
import { requireFeature } from '#services/require-feature.ts'
import { lockWaiting } from '#services/messaging/release.ts'
import { enqueueScheduled } from '#services/messaging/schedule.ts'

export const reschedule = handle(
  'customers/conversation/messages/reschedule',
  Effect.fnUntraced(function* ({ messageID, sendAt, discardOnReply, ...seen }, caller) {
    const { write } = yield* Database
    const { publicURL } = yield* AppConfig
    const now = yield* Clock.currentTimeMillis
    const { companyID } = caller
    yield* requireFeature(caller, 'inboxscheduler')
    const can = canScheduleFor(sendAt, now)
    if (!can.ok) return yield* fail('invalid_input', { sentence: can.reason, fields: { sendAt: can.reason } })
    return yield* write(
      Effect.gen(function* () {
        const { convo, waiting } = yield* lockWaiting(caller, messageID)
        yield* requireSeen(caller, convo, seen)
        const discards = typeof discardOnReply === 'boolean' ? discardOnReply : waiting.discardOnReply === 1
        yield* changeSchedule(caller, messageID, {
          sendAt,
          discardOnReply: discards ? 1 : 0,
          stoppedBy: null,
          undoable: 0,
        })
        yield* enqueueScheduled(companyID, { messageID, sendAt })
        yield* emit('reload_convo_sms', { convoID: convo.convoID, messageID }, { companyID, storeID: convo.storeID })
        return {
          message: yield* presentMessage(caller, { ...waiting, messageAt: sendAt }, { now, publicURL }),
        }
      }),
    )
  }),
)
