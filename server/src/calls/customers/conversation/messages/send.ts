import { Clock, Effect } from 'effect'
import { AppConfig } from '#app-config.ts'
import { handle } from '#calls/handler.ts'
import { presentMessage } from '#services/inbox/present-messages.ts'
import { sendStaffMessage } from '#services/conversation/send.ts'

/** How long a message that was sent can be taken back. */
const UNDO_MS = 5_000

export const send = handle(
  'customers/conversation/messages/send',
  Effect.fnUntraced(function* (input, caller) {
    const {
      convoID,
      body,
      channel,
      chatID,
      subject,
      media,
      clientMessageID,
      lastSeenMessageID,
      force,
      sendAt,
      discardOnReply,
      undo,
    } = input
    const { publicURL, undoMs = UNDO_MS } = yield* AppConfig
    const now = yield* Clock.currentTimeMillis
    const row = yield* sendStaffMessage(caller, {
      convoID,
      body,
      channel: channel ?? 'sms',
      chatID: chatID ?? undefined,
      subject: subject ?? undefined,
      mediaIDs: media ?? [],
      clientMessageID,
      lastSeenMessageID: lastSeenMessageID ?? undefined,
      force: force === true,
      schedule:
        typeof sendAt === 'number'
          ? { sendAt, discardOnReply: discardOnReply === true }
          : undo === true
            ? { sendAt: now + undoMs, discardOnReply: false, undoable: true }
            : undefined,
    })
    return { message: yield* presentMessage(caller, row, { now, publicURL }) }
  }),
)
