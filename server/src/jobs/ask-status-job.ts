import { Effect } from 'effect'
import { askStatus } from '#services/messaging/ask-status.ts'
import type { AskStatusJob } from '#services/messaging/follow-status.ts'
import type { JobHandler } from './job.ts'

export const askStatusJob: JobHandler<AskStatusJob> = Effect.fnUntraced(function* ({ companyID, payload }) {
  const again = yield* askStatus(companyID, payload)
  return again === undefined ? 'done' : { in: again }
})
