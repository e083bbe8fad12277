// The states of one person on a mailer's list. Only those waiting or held still get it.
import { isFinalStatus, type MessageStatus } from '#domain/message/status.ts'

export const RECIPIENT_STATES = [
  'waiting',
  'held',
  'sending',
  'sent',
  'delivered',
  'failed',
  'replied',
  'opted_out',
  'excluded',
  'canceled',
] as const
export type RecipientState = (typeof RECIPIENT_STATES)[number]

export const RECIPIENT_STATE_LABELS: Readonly<Record<RecipientState, string>> = {
  waiting: 'Waiting',
  held: 'Held for quiet hours',
  sending: 'Sending',
  sent: 'Sent',
  delivered: 'Delivered',
  failed: 'Not delivered',
  replied: 'Replied',
  // By STOP, by the unsubscribe link, or by marking it as spam.
  opted_out: 'Opted out',
  excluded: 'Left out',
  canceled: 'Canceled',
}

/** Nothing has left yet. */
export const PENDING_STATES = ['waiting', 'held'] as const satisfies readonly RecipientState[]

/** It left, and did not fail. Later actions may be because of it. */
export const GONE_OUT_STATES = [
  'sending',
  'sent',
  'delivered',
  'replied',
  'opted_out',
] as const satisfies readonly RecipientState[]

// A report never undoes one that says more, in any order of arrival; a reply says the most.
const RANK: Readonly<Partial<Record<RecipientState, number>>> = {
  sending: 1,
  sent: 2,
  delivered: 3,
  failed: 3,
  replied: 4,
  opted_out: 5,
}

const later = (current: RecipientState, next: RecipientState): RecipientState =>
  (RANK[next] ?? 0) > (RANK[current] ?? Infinity) ? next : current

/** The state after a report about their message. */
export const stateAfterReport = (current: RecipientState, status: MessageStatus): RecipientState => {
  if (status === 'delivered') return later(current, 'delivered')
  if (isFinalStatus(status)) return later(current, 'failed')
  return status === 'sent' ? later(current, 'sent') : current
}

/** The state after they have written back. */
export const stateAfterReply = (current: RecipientState, isStop: boolean): RecipientState =>
  later(current, isStop ? 'opted_out' : 'replied')
