import { Clock, Effect } from 'effect'
import { isStopReason } from '@xd/core/domain/message/schedule.ts'
import { Database, emit } from '#db/database.ts'
import type { CompanyScope } from '#db/scope.ts'
import { fail, type Failure, found } from '#failure.ts'
import { type LockedConversation, lockConversation } from '#queries/conversations.ts'
import {
  changeSchedule,
  deleteScheduled,
  lockScheduled,
  mediaIDsOf,
  type ScheduledRow,
} from '#queries/message-schedules.ts'
import { findMessage } from '#queries/messages.ts'
import { requireReachableBy } from './may-send.ts'
import { queueMessage } from './queue-message.ts'
import type { ScheduledJob } from './schedule.ts'

/** A waiting message, with its conversation locked before it: in that order everywhere. */
export const lockWaiting = Effect.fnUntraced(function* (scope: CompanyScope, messageID: number) {
  const { convoID } = yield* found(yield* findMessage(scope, messageID), 'message')
  const convo = yield* found(yield* lockConversation(scope, convoID), 'conversation')
  const waiting = yield* lockScheduled(scope, messageID)
  if (!waiting) return yield* fail('not_scheduled')
  return { convo, waiting }
})

/**
 * Takes a scheduled message from its place and queues it as a new one, in one transaction. It is sent once, and appears
 * where it was sent.
 */
export const release = Effect.fnUntraced(function* (
  scope: CompanyScope,
  convo: LockedConversation,
  waiting: ScheduledRow,
  at: number,
) {
  const { messageID, messageBody, messageSubject, messageChannel, messageSentByID, clientMessageID } = waiting
  const mediaIDs = yield* mediaIDsOf(scope, messageID)
  yield* deleteScheduled(scope, messageID)
  return yield* queueMessage(scope, convo, {
    purpose: 'staff',
    body: messageBody,
    at,
    sentByID: messageSentByID,
    mediaIDs,
    ...(clientMessageID !== null && { clientMessageID }),
    ...(messageChannel === 'email' && { subject: messageSubject ?? '' }),
  })
})

/**
 * At its time, it is sent or, if that is not allowed, stopped with a reason. One that has been sent, taken back or
 * rescheduled since is left alone.
 */
export const releaseDue = Effect.fnUntraced(function* (scope: CompanyScope, { messageID, sendAt }: ScheduledJob) {
  const { write } = yield* Database
  const at = yield* Clock.currentTimeMillis
  yield* write(
    Effect.gen(function* () {
      const { convo, waiting } = yield* lockWaiting(scope, messageID)
      if (waiting.sendAt !== sendAt || waiting.stoppedBy !== null) return
      yield* requireReachableBy(waiting.messageChannel, convo).pipe(
        Effect.andThen(release(scope, convo, waiting, at)),
        Effect.catchTag('Failure', (failure: Failure) => stop(scope, waiting, failure.code)),
      )
    }),
  ).pipe(Effect.catchTag('Failure', () => Effect.void))
})

const stop = Effect.fnUntraced(function* (
  scope: CompanyScope,
  { convoID, storeID, messageID }: ScheduledRow,
  code: string,
) {
  const stoppedBy = isStopReason(code) ? code : 'channel_off'
  yield* changeSchedule(scope, messageID, { stoppedBy })
  yield* emit('reload_convo_sms', { convoID, messageID }, { companyID: scope.companyID, storeID })
})
