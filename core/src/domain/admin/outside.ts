// The outside services that system statistics show. Each is measured by the jobs that use it.
export const OUTSIDE = ['messages', 'account-emails', 'cards', 'mailbox', 'metals'] as const
export type Outside = (typeof OUTSIDE)[number]

export const OUTSIDE_LABELS: Readonly<Record<Outside, string>> = {
  messages: 'Texts and emails to customers',
  'account-emails': 'Emails to users, receipts',
  cards: 'Card processing',
  mailbox: 'Reply mailbox',
  metals: 'Metal prices',
}

const OF_JOB: Readonly<Record<string, Outside>> = {
  'send-message': 'messages',
  'send-owed': 'messages',
  'ask-status': 'messages',
  'fetch-media': 'messages',
  'forget-media': 'messages',
  'account-email': 'account-emails',
  'account-notice': 'account-emails',
  'email-receipt': 'account-emails',
  'settle-attempt': 'cards',
  'settle-refund': 'cards',
  reconcile: 'cards',
  'poll-mailbox': 'mailbox',
  'poll-metals': 'metals',
}

/** The service a job uses; undefined for internal work. */
export const outsideOfJob = (kind: string): Outside | undefined => OF_JOB[kind]

const KEPT: Readonly<Record<string, string>> = {
  'settle-attempt': 'This job follows up on a charge that may have gone through. Run it again instead.',
  'settle-refund': 'This job follows up on a refund that may have gone through. Run it again instead.',
  'send-message':
    'Its message would stay queued. The job retries automatically and finally marks the message as not sent.',
  'send-owed':
    'Its message would stay queued. The job retries automatically and finally marks the message as not sent.',
  'send-scheduled': 'Its message would stay scheduled. Run it again, or have its company cancel the message.',
  'run-mailer': 'A mailer would stay half sent. Run it again, or have its company cancel the mailer.',
  'run-notices': 'A batch of notices would stay half sent. Run it again, or have its company cancel the batch.',
  'run-import': 'A file would stay half imported. Run it again instead.',
  'undo-import': 'A file would stay half undone. Run it again instead.',
  'poll-mailbox': 'This job runs again automatically and reads what was missed.',
  'poll-metals': 'This job runs again automatically.',
  'plan-ladder': 'This job runs again automatically and plans what is due.',
  reconcile: 'This job runs again automatically and compares what was missed.',
}

/** Why a failing job can't be dropped; null if it can. */
export const jobKeptFor = (kind: string): string | null => KEPT[kind] ?? null

/** A job is late when it has been due for longer than this and no worker has started it. */
export const LATE_MS = 60_000
