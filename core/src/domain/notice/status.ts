// The statuses of one notice. Only waiting or held ones may still leave; a payment or an answer outranks any carrier
// report, and nothing undoes it.
import { type Can, no, yes } from '#domain/access/can.ts'
import { isFinalStatus, type MessageStatus } from '#domain/message/status.ts'
import { grouped } from '#domain/text/figure.ts'
import { UNREACHED_REASONS } from './skip-reasons.ts'

export const NOTICE_STATUSES = [
  'waiting',
  'held',
  'sending',
  'sent',
  'delivered',
  'failed',
  'letter',
  'mailed',
  'called',
  'answered',
  'paid',
  'skipped',
  'canceled',
] as const
export type NoticeStatus = (typeof NOTICE_STATUSES)[number]

export const NOTICE_STATUS_LABELS: Readonly<Record<NoticeStatus, string>> = {
  waiting: 'Waiting',
  held: 'Held',
  sending: 'Sending',
  sent: 'Sent',
  delivered: 'Delivered',
  failed: 'Not delivered',
  letter: 'Letter to print',
  mailed: 'Mailed',
  called: 'Reached by phone',
  answered: 'Answered',
  paid: 'Paid',
  skipped: 'Skipped',
  canceled: 'Canceled',
}

/** "3 letters to print" */
export const countedStatus = (many: number, status: NoticeStatus): string => {
  const words = status === 'letter' && many !== 1 ? 'letters to print' : NOTICE_STATUS_LABELS[status].toLowerCase()
  return `${grouped(many)} ${words}`
}

/** Not sent yet. */
export const PENDING_NOTICES = ['waiting', 'held', 'letter'] as const satisfies readonly NoticeStatus[]

/** It was sent electronically. */
export const SENT_NOTICES = ['sending', 'sent', 'delivered', 'failed'] as const satisfies readonly NoticeStatus[]

const RANK: Readonly<Partial<Record<NoticeStatus, number>>> = {
  waiting: 0,
  held: 0,
  letter: 0,
  sending: 1,
  sent: 2,
  delivered: 3,
  failed: 3,
  mailed: 4,
  called: 4,
  answered: 5,
  paid: 6,
}

/** The status that ranks higher; a final one stays. */
const later = (current: NoticeStatus, next: NoticeStatus): NoticeStatus =>
  (RANK[next] ?? -1) > (RANK[current] ?? Infinity) ? next : current

/** The status after the carrier's report about its message. */
export const noticeAfterReport = (current: NoticeStatus, status: MessageStatus): NoticeStatus => {
  if (status === 'delivered') return later(current, 'delivered')
  if (isFinalStatus(status)) return later(current, 'failed')
  return status === 'sent' ? later(current, 'sent') : current
}

/** The status after the customer wrote back, or paid for its tickets. A notice that has not left never will. */
export const noticeAfterAnswer = (current: NoticeStatus): NoticeStatus => later(current, 'answered')
export const noticeAfterPayment = (current: NoticeStatus): NoticeStatus => later(current, 'paid')

/** The outcome of a call to a customer whom no notice reached. */
export const CALL_OUTCOMES = ['reached', 'voicemail', 'wrong_number', 'mailed'] as const
export type CallOutcome = (typeof CALL_OUTCOMES)[number]

export const CALL_OUTCOME_LABELS: Readonly<Record<CallOutcome, string>> = {
  reached: 'Reached',
  voicemail: 'Left a voicemail',
  wrong_number: 'Wrong number',
  mailed: 'Mailed a letter',
}

/**
 * A customer who was reached, or sent a letter, meanwhile is not counted again. A call does not replace a letter: see
 * `mayBeMailed`.
 */
export const mayBeCalled = (current: NoticeStatus): Can =>
  current === 'called' || current === 'mailed' ? no(`is already “${NOTICE_STATUS_LABELS[current]}”`) : yes

interface Outcome {
  readonly noticeStatus: NoticeStatus
  readonly reason: string | null
}

/** It was skipped because nothing could reach its customer. */
export const isUnreached = ({ noticeStatus, reason }: Outcome): boolean =>
  noticeStatus === 'skipped' && (UNREACHED_REASONS as readonly (string | null)[]).includes(reason)

/**
 * A voicemail or a wrong number leaves the customer on the list. A customer who was reached still gets notices on their
 * way or waiting, and the legally required letter: a call replaces only a notice that could not arrive.
 */
export const noticeAfterCall = (current: Outcome, outcome: Exclude<CallOutcome, 'mailed'>): NoticeStatus =>
  outcome === 'reached' && (current.noticeStatus === 'failed' || isUnreached(current)) ? 'called' : current.noticeStatus
