import { Effect } from 'effect'
import { systemScope } from '#db/scope.ts'
import { findDelivery } from '#queries/message-delivery.ts'
import { releaseDue } from '#services/messaging/release.ts'
import type { ScheduledJob } from '#services/messaging/schedule.ts'
import type { JobHandler } from './job.ts'

export const sendScheduledJob: JobHandler<ScheduledJob> = Effect.fnUntraced(function* ({ companyID, payload }) {
  const message = yield* findDelivery(systemScope('job'), { companyID, messageID: payload.messageID })
  if (message) yield* releaseDue({ companyID, storeIDs: [message.storeID] }, payload)
  return 'done' as const
})
