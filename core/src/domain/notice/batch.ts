// A batch of notices: those from one customer app call, one file or one day of the ticket book.
import { type Can, no, yes } from '#domain/access/can.ts'
import type { NoticeStatus } from './status.ts'

export const BATCH_KINDS = ['due-soon', 'due', 'past-due', 'final', 'forfeit'] as const
export type BatchKind = (typeof BATCH_KINDS)[number]

export const BATCH_KIND_LABELS: Readonly<Record<BatchKind, string>> = {
  'due-soon': 'Due soon',
  due: 'Due today',
  'past-due': 'Past due',
  final: 'Final notice',
  forfeit: 'Forfeited',
}

/** A batch's source: a customer app, a file, or the ticket book. */
export const BATCH_SOURCES = ['app', 'file', 'book'] as const
export type BatchSource = (typeof BATCH_SOURCES)[number]

export const BATCH_SOURCE_LABELS: Readonly<Record<BatchSource, string>> = {
  app: 'Customer app',
  file: 'File',
  book: 'Ticket book',
}

export const BATCH_STATUSES = ['ready', 'sending', 'attention', 'done', 'canceled'] as const
export type BatchStatus = (typeof BATCH_STATUSES)[number]

export const BATCH_STATUS_LABELS: Readonly<Record<BatchStatus, string>> = {
  ready: 'Ready to send',
  sending: 'Sending',
  attention: 'Needs attention',
  done: 'Done',
  canceled: 'Canceled',
}

/** How many notices of a batch are in each status. */
export type NoticeCounts = Readonly<Partial<Record<NoticeStatus, number>>>

const some = (counts: NoticeCounts, ...statuses: readonly NoticeStatus[]): boolean =>
  statuses.some((status) => (counts[status] ?? 0) > 0)

/**
 * The status of a batch that was sent. As long as a notice may still leave, it is sending; after that, someone has to
 * handle failed notices and letters.
 */
export const batchStatusOf = (counts: NoticeCounts): BatchStatus => {
  if (some(counts, 'waiting', 'held', 'sending')) return 'sending'
  return some(counts, 'failed', 'letter') ? 'attention' : 'done'
}

/** Whether a batch may be sent. Sending one again is allowed, and changes nothing. */
const send = (status: BatchStatus): Can =>
  status === 'canceled' ? no('This batch was canceled. It can’t be sent anymore.') : yes

/** Whether the rest of a batch may be stopped. */
const cancel = (status: BatchStatus): Can =>
  status === 'done' ? no('This batch is done. There is nothing left to cancel.') : yes

export const batchCan = { send, cancel }
