import { Clock, Effect } from 'effect'
import { isFinalStatus } from '@xd/core/domain/message/status.ts'
import { MINUTE_MS } from '@xd/core/domain/time/spans.ts'
import { systemScope } from '#db/scope.ts'
import { deleteJobByKey } from '#queries/jobs.ts'
import type { MessageRow } from '#queries/messages.ts'
import { laneOf } from './queue-message.ts'
import { enqueue } from '#db/database.ts'

/** Callbacks usually come within seconds. */
export const FIRST_ASK_MS = 5 * MINUTE_MS

/** An attempt that the carrier has taken. */
export interface AskStatusJob {
  readonly messageID: number
  readonly sendKey: string
}

const keyOf = (sendKey: string): string => `ask-status/${sendKey}`

/**
 * Schedules asking the carrier about a text, in case its callbacks don't come; does nothing once its outcome is known.
 */
export const followStatus = Effect.fnUntraced(function* (message: MessageRow) {
  const { companyID, messageID, messageChannel, messageStatus, providerMessageID, sendKey } = message
  if (messageChannel !== 'sms' || sendKey === null) return
  if (isFinalStatus(messageStatus)) return yield* deleteJobByKey(systemScope('job'), keyOf(sendKey))
  if (providerMessageID === null) return
  const runAt = (yield* Clock.currentTimeMillis) + FIRST_ASK_MS
  const payload: AskStatusJob = { messageID, sendKey }
  yield* enqueue({ companyID, kind: 'ask-status', uniqueKey: keyOf(sendKey), lane: laneOf(message), payload, runAt })
})
