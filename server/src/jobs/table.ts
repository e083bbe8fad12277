import type { SendJob } from '#services/messaging/queue-message.ts'
import type { FetchMediaJob } from '#services/messaging/receive.ts'
import type { ScheduledJob } from '#services/messaging/schedule.ts'
import { fetchMedia } from './fetch-media.ts'
import type { JobHandler } from './job.ts'
import { pollMailbox } from './poll-mailbox.ts'
import { pollMetals } from './poll-metals.ts'
import { sendMessage } from './send-message.ts'
import { sendScheduled } from './send-scheduled.ts'
import { settleAttemptJob } from './settle-attempt.ts'
import { settleRefundJob } from './settle-refund.ts'

/** What each kind of job is told, and who does it. */
export interface JobPayloads {
  'send-message': SendJob
  'send-scheduled': ScheduledJob
  'fetch-media': FetchMediaJob
  'settle-attempt': { attemptID: number }
  'settle-refund': { refundID: number }
  'poll-mailbox': Record<never, never>
  'poll-metals': Record<never, never>
}

export type JobKind = keyof JobPayloads

export const jobHandlers: { readonly [K in JobKind]: JobHandler<JobPayloads[K]> } = {
  'send-message': sendMessage,
  'send-scheduled': sendScheduled,
  'fetch-media': fetchMedia,
  'settle-attempt': settleAttemptJob,
  'settle-refund': settleRefundJob,
  'poll-mailbox': pollMailbox,
  'poll-metals': pollMetals,
}
