import type { MessageStatus } from '@xd/core/domain/message/status.ts'

/** Twilio's statuses in our terms. */
const STATUSES: Readonly<Record<string, MessageStatus>> = {
  accepted: 'queued',
  scheduled: 'queued',
  queued: 'queued',
  sending: 'sending',
  sent: 'sent',
  delivered: 'delivered',
  partially_delivered: 'delivered',
  read: 'delivered',
  undelivered: 'undelivered',
  failed: 'failed',
  canceled: 'failed',
}

export const statusOfTwilio = (status: string): MessageStatus | undefined =>
  Object.hasOwn(STATUSES, status) ? STATUSES[status] : undefined
