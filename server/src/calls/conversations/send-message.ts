import { Clock, Effect } from 'effect'
import { AppConfig } from '#app-config.ts'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { presentMessage } from '#services/messaging/present-messages.ts'
import { sendStaffMessage } from '#services/messaging/send.ts'

export const sendMessage = handle(
  'customers/conversation/messages/send',
  Effect.fnUntraced(function* (input, caller) {
    const { convoID, body, channel, subject, media, clientMessageID, lastSeenMessageID, force, sendAt, discardOnReply } = input
    const { read } = yield* Database
    const { publicURL } = yield* AppConfig
    const row = yield* sendStaffMessage(caller, {
      convoID,
      body,
      channel: channel ?? 'sms',
      subject: subject ?? undefined,
      mediaIDs: media ?? [],
      clientMessageID,
      lastSeenMessageID: force === true ? undefined : (lastSeenMessageID ?? undefined),
      schedule: typeof sendAt === 'number' ? { sendAt, discardOnReply: discardOnReply === true } : undefined,
    })
    const now = yield* Clock.currentTimeMillis
    return { message: yield* read((db) => presentMessage(db, caller, row, { now, publicURL })) }
  }),
)
