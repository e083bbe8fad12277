// A message's progress. It never goes backwards, whatever order the carrier's callbacks arrive in, and an end
// (delivered, undelivered, failed, received) is final: a retry is a new attempt, not a new status.
export const MESSAGE_STATUSES = [
  'scheduled',
  'queued',
  'sending',
  'sent',
  'delivered',
  'undelivered',
  'failed',
  'received',
] as const
export type MessageStatus = (typeof MESSAGE_STATUSES)[number]

export const isMessageStatus = (status: string): status is MessageStatus =>
  (MESSAGE_STATUSES as readonly string[]).includes(status)

const RANK: Readonly<Record<MessageStatus, number>> = {
  scheduled: 0,
  queued: 1,
  sending: 2,
  sent: 3,
  delivered: 4,
  undelivered: 4,
  failed: 4,
  received: 4,
}

export const laterStatus = (current: MessageStatus, next: MessageStatus): MessageStatus =>
  RANK[next] > RANK[current] ? next : current

export const isFinalStatus = (status: MessageStatus): boolean => RANK[status] === 4

/** It did not reach the customer, and is not on its way. */
export const isLost = (status: MessageStatus): boolean => status === 'failed' || status === 'undelivered'

const LABELS: Readonly<Record<MessageStatus, string>> = {
  scheduled: 'Scheduled',
  queued: 'Queued',
  sending: 'Sending',
  sent: 'Sent',
  delivered: 'Delivered',
  undelivered: 'Not delivered',
  failed: 'Not sent',
  received: 'Received',
}

export const statusLabel = (status: MessageStatus): string => LABELS[status]
