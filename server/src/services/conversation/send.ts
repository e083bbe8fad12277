import { Clock, Effect } from 'effect'
import type { MessageChannel } from '@xd/core/domain/message/channel.ts'
import { cleanSubject, firstSubject, replySubject } from '@xd/core/domain/message/subject.ts'
import { extrasOf } from '@xd/core/domain/message/extras.ts'
import { canScheduleFor } from '@xd/core/domain/message/schedule.ts'
import { canSendSubject } from '@xd/core/domain/message/template.ts'
import type { Caller } from '#caller.ts'
import { Database } from '#db/database.ts'
import { fail, found, invalid, missing } from '#failure.ts'
import { type LockedConversation, lockConversation } from '#queries/conversations.ts'
import { forgetDraft } from '#queries/drafts.ts'
import { lastSubject } from '#queries/emails.ts'
import { findMedia } from '#queries/message-media.ts'
import { findClientMessage } from '#queries/messages.ts'
import { requireFeatures } from '#services/require-feature.ts'
import { answerChat } from '#services/bubble/answer-chat.ts'
import { requireSendable } from '#services/messaging/may-send.ts'
import { requireSeen } from '#services/messaging/require-seen.ts'
import { queueMessage } from '#services/messaging/queue-message.ts'
import { scheduleMessage } from '#services/messaging/schedule.ts'

const NOT_LATER = 'Chat replies can’t be scheduled. Send a text to reply later.'

export interface StaffMessage {
  readonly convoID: number
  readonly body: string
  readonly channel: MessageChannel
  /** The website chat that an answer is written for. */
  readonly chatID: number | undefined
  /** Email only; without one, it replies to the last subject or names the store. */
  readonly subject: string | undefined
  readonly mediaIDs: readonly number[]
  readonly clientMessageID: string
  /** The newest message the sender had seen. */
  readonly lastSeenMessageID: number | undefined
  /** Send it despite newer messages. */
  readonly force: boolean
  /** When to send it, and whether a text from the customer before then cancels it; undefined for now. */
  readonly schedule:
    { readonly sendAt: number; readonly discardOnReply: boolean; readonly undoable?: boolean } | undefined
}

/**
 * A staff member's text or email. The same client id returns the same message and sends once, even for two requests at
 * the same moment, because each locks the conversation.
 */
export const sendStaffMessage = Effect.fnUntraced(function* (caller: Caller, text: StaffMessage) {
  const { write } = yield* Database
  const { convoID, body, channel, clientMessageID, schedule } = text
  const mediaIDs = [...new Set(text.mediaIDs)]
  const at = yield* Clock.currentTimeMillis
  // Anyone may take a message back, but only some may schedule one.
  const later = schedule !== undefined && schedule.undoable !== true
  if (later && channel === 'web') return yield* invalid({ sendAt: NOT_LATER })
  yield* requireFeatures(caller, extrasOf({ channel, pictures: mediaIDs.length > 0, later }))
  return yield* write(
    Effect.gen(function* () {
      const convo = yield* found(yield* lockConversation(caller, convoID), 'conversation')
      const sent = yield* findClientMessage(caller, convoID, clientMessageID)
      if (sent) return sent
      yield* requireSendable(convo, { channel, body, mediaCount: mediaIDs.length })
      const own = yield* findMedia(caller, mediaIDs)
      if (own.length < mediaIDs.length) return yield* missing('picture')
      yield* requireSeen(caller, convo, text)
      const subject = channel === 'email' ? yield* subjectOf(caller, convo, text.subject) : undefined
      const message = {
        purpose: 'staff' as const,
        body,
        at,
        sentByID: caller.userID,
        clientMessageID,
        mediaIDs,
        ...(subject !== undefined && { subject }),
      }
      // Text typed since then, on this or another device, stays.
      yield* forgetDraft(caller, convoID, { body, mediaIDs })
      if (channel === 'web') return yield* answerChat(caller, convo, message, text.chatID)
      if (schedule === undefined || schedule.sendAt <= at) return yield* queueMessage(caller, convo, message)
      const can = canScheduleFor(schedule.sendAt, at)
      if (!can.ok) return yield* fail('invalid_input', { sentence: can.reason, fields: { sendAt: can.reason } })
      return yield* scheduleMessage(caller, convo, message, schedule)
    }),
  )
})

const subjectOf = Effect.fnUntraced(function* (
  caller: Caller,
  { convoID, storeName, custLanguage }: LockedConversation,
  given: string | undefined,
) {
  const own = cleanSubject(given ?? '')
  const can = canSendSubject(own)
  if (!can.ok) return yield* fail('invalid_input', { sentence: can.reason, fields: { subject: can.reason } })
  if (own !== '') return own
  const last = yield* lastSubject(caller, convoID)
  return last === null ? firstSubject(storeName, custLanguage) : replySubject(last)
})
