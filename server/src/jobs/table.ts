import { readingApart } from '#db/database.ts'
import type { AskStatusJob } from '#services/messaging/follow-status.ts'
import type { SendJob } from '#services/messaging/queue-message.ts'
import type { FetchMediaJob } from '#services/messaging/fetch-media.ts'
import type { ForgetMediaJob } from '#services/messaging/forget-media.ts'
import type { ReceiptJob } from '#services/payments/email-receipt.ts'
import type { AccountEmailJob } from '#services/users/account-link.ts'
import type { AccountNoticeJob } from '#services/notify-user.ts'
import { accountEmailJob } from './account-email-job.ts'
import { accountNoticeJob } from './account-notice-job.ts'
import { askStatusJob } from './ask-status-job.ts'
import { catchUpTextsJob } from './catch-up-texts-job.ts'
import { emailReceiptJob } from './email-receipt-job.ts'
import type { ScheduledJob } from '#services/messaging/schedule.ts'
import type { FollowVisitorJob } from '#services/bubble/follow-visitor.ts'
import { fetchMediaJob } from './fetch-media-job.ts'
import { forgetMediaJob } from './forget-media-job.ts'
import { followVisitorJob } from './follow-visitor-job.ts'
import type { JobHandler } from './job.ts'
import { judgePromiseJob } from './judge-promise-job.ts'
import { planLadderJob } from './plan-ladder-job.ts'
import { pollMailboxJob } from './poll-mailbox-job.ts'
import { pollMetalsJob } from './poll-metals-job.ts'
import { reconcileJob } from './reconcile-job.ts'
import { remindJob } from './remind-job.ts'
import type { RunMailer } from '#services/mailers/plan-run.ts'
import { runMailerJob } from './run-mailer-job.ts'
import { runImportJob } from './run-import-job.ts'
import type { RunNotices } from '#services/notices/plan.ts'
import { runNoticesJob } from './run-notices-job.ts'
import { runPlansJob } from './run-plans-job.ts'
import { runRetentionJob } from './run-retention-job.ts'
import { sendMessageJob } from './send-message-job.ts'
import { sendScheduledJob } from './send-scheduled-job.ts'
import { settleAttemptJob } from './settle-attempt-job.ts'
import { settleRefundJob } from './settle-refund-job.ts'
import type { TextCode } from '#services/self-service/text-code.ts'
import { textCodeJob } from './text-code-job.ts'
import { undoImportJob } from './undo-import-job.ts'

/** Each kind of job's payload, and its handler. */
export interface JobPayloads {
  'send-message': SendJob
  /** A message the customer is owed: a receipt, or the answer to STOP. */
  'send-owed': SendJob
  'ask-status': AskStatusJob
  'send-scheduled': ScheduledJob
  'fetch-media': FetchMediaJob
  'forget-media': ForgetMediaJob
  'follow-visitor': FollowVisitorJob
  'run-mailer': RunMailer
  'run-notices': RunNotices
  'settle-attempt': { attemptID: number }
  'settle-refund': { refundID: number }
  'email-receipt': ReceiptJob
  'account-email': AccountEmailJob
  'account-notice': AccountNoticeJob
  /** The last days, or the requested span. */
  reconcile: { span?: { from: number; to: number } }
  /** At the payment cutoff of a promise's day. */
  'judge-promise': { promiseID: number; storeID: number }
  remind: { paymentID: number; storeID: number }
  'text-code': TextCode
  'run-import': { importID: number }
  'undo-import': { importID: number }
  'plan-ladder': Record<never, never>
  'run-plans': Record<never, never>
  'run-retention': Record<never, never>
  'catch-up-texts': Record<never, never>
  'poll-mailbox': Record<never, never>
  'poll-metals': Record<never, never>
}

export type JobKind = keyof JobPayloads

/** For jobs that look through all of a store's tickets or payments. */
const apart =
  <Payload>(handler: JobHandler<Payload>): JobHandler<Payload> =>
  (job) =>
    readingApart(handler(job))

export const jobHandlers: { readonly [K in JobKind]: JobHandler<JobPayloads[K]> } = {
  'send-message': sendMessageJob,
  'send-owed': sendMessageJob,
  'ask-status': askStatusJob,
  'send-scheduled': sendScheduledJob,
  'fetch-media': fetchMediaJob,
  'forget-media': forgetMediaJob,
  'follow-visitor': followVisitorJob,
  'run-mailer': runMailerJob,
  'run-notices': runNoticesJob,
  'settle-attempt': settleAttemptJob,
  'settle-refund': settleRefundJob,
  'email-receipt': emailReceiptJob,
  'account-email': accountEmailJob,
  'account-notice': accountNoticeJob,
  reconcile: apart(reconcileJob),
  'judge-promise': judgePromiseJob,
  remind: remindJob,
  'text-code': textCodeJob,
  'run-import': runImportJob,
  'undo-import': undoImportJob,
  'plan-ladder': apart(planLadderJob),
  'run-plans': runPlansJob,
  'run-retention': runRetentionJob,
  'catch-up-texts': catchUpTextsJob,
  'poll-mailbox': pollMailboxJob,
  'poll-metals': pollMetalsJob,
}
