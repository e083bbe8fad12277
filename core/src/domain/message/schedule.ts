// A scheduled message. - It is sent at its time, or at once if that is past, and at most a year ahead. - The rules
// against sending apply again then: it stops, stays in the thread with the reason, and is sent only when a person says
// so again. - It can be set to stop if the customer writes first, because the question may have changed.
import { type Can, no, yes } from '#domain/access/can.ts'
import { DAY_MS } from '#domain/time/spans.ts'

export const STOP_REASONS = [
  'replied',
  'opted_out',
  'customer_blocked',
  'no_email',
  'store_cannot_text',
  'channel_off',
] as const
export type StopReason = (typeof STOP_REASONS)[number]

export const isStopReason = (reason: string): reason is StopReason =>
  (STOP_REASONS as readonly string[]).includes(reason)

const SENTENCES: Readonly<Record<StopReason, string>> = {
  replied: 'Not sent: the customer has written since.',
  opted_out: 'Not sent: the customer has opted out.',
  customer_blocked: 'Not sent: the customer is blocked.',
  no_email: 'Not sent: the customer has no email address.',
  store_cannot_text: 'Not sent: the store cannot send texts.',
  channel_off: 'Not sent: this channel is turned off.',
}

export const stopSentence = (reason: StopReason): string => SENTENCES[reason]

export const SCHEDULE_MAX_DAYS = 366

export const canScheduleFor = (sendAt: number, now: number): Can =>
  sendAt - now > SCHEDULE_MAX_DAYS * DAY_MS ? no('A message can wait for a year at most.') : yes
