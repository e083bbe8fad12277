import { Clock, Effect } from 'effect'
import { AppConfig } from '#app-config.ts'
import { handle } from '#calls/handler.ts'
import { Database } from '#db/database.ts'
import { fail } from '#failure.ts'
import { presentMessage } from '#services/messaging/present-messages.ts'
import { sendText } from '#services/messaging/send.ts'

export const sendMessage = handle(
  'customers/conversation/messages/send',
  Effect.fnUntraced(function* (input, caller) {
    const { convoID, body, channel, media, clientMessageID, lastSeenMessageID, force } = input
    if (channel === 'email') return yield* fail('channel_off', { sentence: 'E-mail is switched off for the company.' })
    const { read } = yield* Database
    const { publicURL } = yield* AppConfig
    const row = yield* sendText(caller, {
      convoID,
      body,
      mediaIDs: media ?? [],
      clientMessageID,
      lastSeenMessageID: force === true ? undefined : (lastSeenMessageID ?? undefined),
    })
    const now = yield* Clock.currentTimeMillis
    return { message: yield* read((db) => presentMessage(db, caller, row, { now, publicURL })) }
  }),
)
