// One reminder of an unpaid request, some hours before it expires, outside the recipient's quiet hours. A reminder held
// back by quiet hours goes out when they end; if the request would be over by then, it is dropped.
import { type Can, no, yes } from '#domain/access/can.ts'
import { NEVER_OPEN } from '#domain/mailer/quiet-hours.table.ts'
import { nextAllowed, type Whereabouts } from '#domain/mailer/quiet-hours.ts'
import { type Standing, WITHDRAWAL_SENTENCES, withheldBy } from '#domain/message/withdrawal.ts'
import type { PaymentStatus } from './status.ts'
import { HOUR_MS } from '#domain/time/spans.ts'

const REMINDER_HOURS_MIN = 1
const REMINDER_HOURS_MAX = 72
export const REMINDER_HOURS_DEFAULT = 3

export type ReminderTime = { readonly ok: true; readonly at: number } | { readonly ok: false; readonly reason: string }

const QUIET = 'Quiet hours last until the request expires'

// The first moment from `at` on when the recipient may be reminded, if the request can still be paid then.
export const reminderFrom = (at: number, expiresAt: number, who: Whereabouts): ReminderTime => {
  const allowed = nextAllowed(who, at)
  if (allowed === null) return { ok: false, reason: NEVER_OPEN }
  return allowed < expiresAt ? { ok: true, at: allowed } : { ok: false, reason: QUIET }
}

export const PROMISED = 'The customer promised to pay by a later day'

// The same for a customer who has promised to pay: the reminder waits for the promise's cutoff. 0: there is no promise.
export const reminderAfter = (
  promisedUntil: number,
  at: number,
  { expiresAt, who }: Pick<RemindedRequest, 'expiresAt' | 'who'>,
): ReminderTime =>
  promisedUntil > at && promisedUntil >= expiresAt
    ? { ok: false, reason: PROMISED }
    : reminderFrom(Math.max(at, promisedUntil), expiresAt, who)

export interface RemindedRequest {
  readonly requestedAt: number
  readonly expiresAt: number
  readonly hoursBefore: number
  readonly who: Whereabouts
}

export const reminderTime = ({ requestedAt, expiresAt, hoursBefore, who }: RemindedRequest): ReminderTime => {
  const wanted = expiresAt - hoursBefore * HOUR_MS
  // A customer who was just asked gets no reminder.
  if (wanted <= requestedAt) return { ok: false, reason: 'The request expires too soon for a reminder' }
  return reminderFrom(wanted, expiresAt, who)
}

export interface RemindableRequest {
  readonly paymentStatus: PaymentStatus
  readonly expired: boolean
  // They have written since the request, so a person is answering them.
  readonly replied: boolean
  readonly standing: Standing
  readonly reminderOn: boolean
}

const OVER: Readonly<Record<Exclude<PaymentStatus, 'sent'>, string>> = {
  approved: 'The request was paid',
  canceled: 'The request was canceled',
  declined: 'The card was declined',
}

// Checked again right before sending, so that every change since it was planned counts.
export const canRemind = (request: RemindableRequest): Can => {
  if (request.paymentStatus !== 'sent') return no(OVER[request.paymentStatus])
  if (request.expired) return no('The request expired first')
  const withheld = withheldBy('reminder', 'sms', request.standing)
  if (withheld !== null) return no(WITHDRAWAL_SENTENCES[withheld])
  if (request.replied) return no('The customer replied')
  return request.reminderOn ? yes : no('Reminders were turned off')
}

export const canRemindBefore = (hours: number): Can =>
  Number.isInteger(hours) && hours >= REMINDER_HOURS_MIN && hours <= REMINDER_HOURS_MAX
    ? yes
    : no(`Whole hours from ${REMINDER_HOURS_MIN} to ${REMINDER_HOURS_MAX}`)
