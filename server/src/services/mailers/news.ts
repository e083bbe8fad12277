import { Clock, Effect } from 'effect'
import { stateAfterReply, stateAfterReport } from '@xd/core/domain/mailer/recipient-state.ts'
import { DAY_MS } from '@xd/core/domain/time/spans.ts'
import type { Tenant } from '#db/scope.ts'
import { lastMailedTo, recipientOfMessage, updateRecipient } from '#queries/mailer-recipients.ts'
import type { MessageRow } from '#queries/messages.ts'

/** A reply within this time answers the last mailer. */
const ANSWERS_MS = 7 * DAY_MS

/** Applies a carrier's report about a mailer's message to its recipient, in the same transaction. */
export const noteMailerReport = Effect.fnUntraced(function* ({
  messageID,
  messageStatus,
  messageTwilioError,
}: Pick<MessageRow, 'messageID' | 'messageStatus' | 'messageTwilioError'>) {
  const recipient = yield* recipientOfMessage(messageID)
  if (recipient === undefined) return
  const state = stateAfterReport(recipient.state, messageStatus)
  if (state === recipient.state) return
  const stateAt = yield* Clock.currentTimeMillis
  const errorCode = state === 'failed' ? messageTwilioError : null
  yield* updateRecipient(recipient.recipientID, { state, stateAt, errorCode })
})

/** A customer has written: it counts as an answer to the last mailer sent to them, or as an opt-out because of it. */
export const noteReply = Effect.fnUntraced(function* (
  scope: Tenant,
  { custID, isStop, at }: { readonly custID: number; readonly isStop: boolean; readonly at: number },
) {
  const recipient = yield* lastMailedTo(scope, { custID, since: at - ANSWERS_MS, until: at })
  if (recipient === undefined) return
  const state = stateAfterReply(recipient.state, isStop)
  const change = {
    state,
    stateAt: state === recipient.state ? recipient.stateAt : at,
    ...(isStop ? { optedOutAt: recipient.optedOutAt ?? at } : { repliedAt: recipient.repliedAt ?? at }),
  }
  yield* updateRecipient(recipient.recipientID, change)
})
