import { Effect } from 'effect'
import { foldText } from '@xd/core/domain/text/fold.ts'
import type { CompanyScope } from '#db/scope.ts'
import type { LockedConversation } from '#queries/conversations.ts'
import { attachMedia } from '#queries/message-media.ts'
import { insertSchedule } from '#queries/message-schedules.ts'
import { insertMessage } from '#queries/messages.ts'
import type { NewMessage } from './queue-message.ts'
import { enqueue, emit } from '#db/database.ts'

/** The job's payload for a scheduled message. After a reschedule, the old job finds nothing to do. */
export interface ScheduledJob {
  readonly messageID: number
  readonly sendAt: number
}

export const enqueueScheduled = (companyID: number, job: ScheduledJob) =>
  enqueue({
    companyID,
    kind: 'send-scheduled',
    uniqueKey: `send-scheduled/${job.messageID}/${job.sendAt}`,
    payload: job,
    runAt: job.sendAt,
  })

/** Stores a message until its time. Until then it does not answer the customer, and no inbox row previews it. */
export const scheduleMessage = Effect.fnUntraced(function* (
  scope: CompanyScope,
  { convoID, storeID, custID }: LockedConversation,
  message: NewMessage,
  { sendAt, discardOnReply, undoable = false }: { sendAt: number; discardOnReply: boolean; undoable?: boolean },
) {
  const { companyID } = scope
  const row = yield* insertMessage({
    companyID,
    storeID,
    convoID,
    custID,
    messageDirection: 'out',
    messageChannel: message.subject === undefined ? 'sms' : 'email',
    messageSubject: message.subject ?? null,
    messageBody: message.body,
    messageSearch: foldText([message.subject, message.body].filter(Boolean).join('\n')),
    messageStatus: 'scheduled',
    messageAt: sendAt,
    messageSentByID: message.sentByID,
    clientMessageID: message.clientMessageID ?? null,
  })
  const { messageID } = row
  yield* attachMedia(scope, messageID, message.mediaIDs ?? [])
  yield* insertSchedule({
    messageID,
    companyID,
    convoID,
    sendAt,
    discardOnReply: discardOnReply ? 1 : 0,
    stoppedBy: null,
    undoable: undoable ? 1 : 0,
  })
  yield* enqueueScheduled(companyID, { messageID, sendAt })
  yield* emit('reload_convo_sms', { convoID, messageID }, { companyID, storeID })
  return row
})
