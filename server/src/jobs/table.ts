import type { AskStatusJob } from '#services/messaging/follow-status.ts'
import type { SendJob } from '#services/messaging/queue-message.ts'
import type { FetchMediaJob } from '#services/messaging/receive.ts'
import type { ReceiptJob } from '#services/payments/email-receipt.ts'
import { askStatusJob } from './ask-status.ts'
import { emailReceiptJob } from './email-receipt.ts'
import type { ScheduledJob } from '#services/messaging/schedule.ts'
import { fetchMedia } from './fetch-media.ts'
import type { JobHandler } from './job.ts'
import { pollMailbox } from './poll-mailbox.ts'
import { pollMetals } from './poll-metals.ts'
import { reconcileJob } from './reconcile.ts'
import { remind } from './remind.ts'
import { sendMessage } from './send-message.ts'
import { sendScheduled } from './send-scheduled.ts'
import { settleAttemptJob } from './settle-attempt.ts'
import { settleRefundJob } from './settle-refund.ts'

/** What each kind of job is told, and who does it. */
export interface JobPayloads {
  'send-message': SendJob
  'ask-status': AskStatusJob
  'send-scheduled': ScheduledJob
  'fetch-media': FetchMediaJob
  'settle-attempt': { attemptID: number }
  'settle-refund': { refundID: number }
  'email-receipt': ReceiptJob
  /** The last days, or what is asked for. */
  reconcile: { span?: { from: number; to: number } }
  remind: { paymentID: number; storeID: number }
  'poll-mailbox': Record<never, never>
  'poll-metals': Record<never, never>
}

export type JobKind = keyof JobPayloads

export const jobHandlers: { readonly [K in JobKind]: JobHandler<JobPayloads[K]> } = {
  'send-message': sendMessage,
  'ask-status': askStatusJob,
  'send-scheduled': sendScheduled,
  'fetch-media': fetchMedia,
  'settle-attempt': settleAttemptJob,
  'settle-refund': settleRefundJob,
  'email-receipt': emailReceiptJob,
  reconcile: reconcileJob,
  remind,
  'poll-mailbox': pollMailbox,
  'poll-metals': pollMetals,
}
