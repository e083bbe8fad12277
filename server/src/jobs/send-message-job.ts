import { Effect } from 'effect'
import { deliver } from '#services/messaging/deliver.ts'
import type { SendJob } from '#services/messaging/queue-message.ts'
import type { JobHandler } from './job.ts'

export const sendMessageJob: JobHandler<SendJob> = ({ companyID, payload }) =>
  Effect.as(deliver(companyID, payload), 'done')
