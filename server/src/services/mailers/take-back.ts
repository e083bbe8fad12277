import { Effect } from 'effect'
import { recipientOfMessage, updateRecipient } from '#queries/mailer-recipients.ts'
import { lockMailerOfMessage, type MailerRow } from '#queries/mailers.ts'
import type { Delivery } from '#queries/message-delivery.ts'
import type { MessageRow } from '#queries/messages.ts'
import { lockUnsent, takeBack, type TakenBack } from '#queries/unsent-messages.ts'
import { emit } from '#db/database.ts'
import { announceMailer } from './announce.ts'

/** Takes back queued messages that have not begun to leave. Returns how many people they were for. */
export const takeBackUnsent = Effect.fnUntraced(function* (job: MailerRow, state: TakenBack, at: number) {
  const { companyID, jobID } = job
  const unsent = yield* lockUnsent(job, jobID)
  if (unsent.length === 0) return 0
  yield* takeBack(job, unsent, { state, at })
  for (const { convoID, messageID, storeID } of unsent)
    yield* emit('reload_convo_sms', { convoID, messageID }, { companyID, storeID })
  return unsent.length
})

/** The mailer decides on this person again: they are held until the morning. */
export const takeBackMailed = Effect.fnUntraced(function* (delivery: Delivery) {
  const job = yield* lockMailerOfMessage(delivery)
  return Effect.fnUntraced(function* ({ messageID }: MessageRow, at: number) {
    const recipient = yield* recipientOfMessage(messageID)
    if (recipient === undefined) return
    const state = job?.jobStatus === 'canceled' ? 'canceled' : 'waiting'
    yield* updateRecipient(recipient.recipientID, { state, stateAt: at, sentAt: null, messageID: null })
    if (job !== undefined) yield* announceMailer(job)
  })
})
