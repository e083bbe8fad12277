import type { JobKind } from './table.ts'

/**
 * Whether a kind of job waits while its company is suspended. Jobs that would write to someone unprompted wait. Jobs
 * that send messages a customer is owed, settle money, receive or look something up keep running.
 */
const WAITS: Readonly<Record<JobKind, boolean>> = {
  'send-message': true,
  'send-owed': false,
  'ask-status': false,
  'send-scheduled': true,
  'fetch-media': false,
  'forget-media': false,
  'follow-visitor': true,
  'run-mailer': true,
  'run-notices': true,
  'settle-attempt': false,
  'settle-refund': false,
  'email-receipt': false,
  'account-email': true,
  'account-notice': false,
  reconcile: false,
  remind: true,
  'text-code': true,
  'judge-promise': false,
  'run-import': false,
  'undo-import': false,
  'plan-ladder': false,
  'run-plans': false,
  // A suspended company's records are kept until its future is clear.
  'run-retention': true,
  'catch-up-texts': false,
  'poll-mailbox': false,
  'poll-metals': false,
}

export const HELD_KINDS = (Object.keys(WAITS) as JobKind[]).filter((kind) => WAITS[kind])
