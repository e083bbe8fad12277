import type { Purpose } from './withdrawals.table.ts'

/**
 * The parts of the product that write to customers automatically. A message with an origin does not affect inboxes: it
 * moves no row, and its outcome is shown where it came from.
 */
export const MESSAGE_ORIGINS = ['mailer', 'notice', 'reminder', 'schedule', 'self', 'alert', 'review'] as const
export type MessageOrigin = (typeof MESSAGE_ORIGINS)[number]

const ORIGINS: Readonly<Partial<Record<Purpose, MessageOrigin>>> = {
  mailer: 'mailer',
  notice: 'notice',
  'required-notice': 'notice',
  reminder: 'reminder',
  schedule: 'schedule',
  self: 'self',
  review: 'review',
}

export const originOf = (purpose: Purpose): MessageOrigin | null => ORIGINS[purpose] ?? null

/** They are sent by the thousand. A person's text never waits for them, and their status reports update no inbox. */
export const goesInBulk = (origin: MessageOrigin | null): boolean => origin === 'mailer' || origin === 'notice'

/** Nobody is waiting for these, so their texts are never sent in quiet hours. */
export const heedsQuietHours = (origin: MessageOrigin | null): boolean =>
  goesInBulk(origin) || origin === 'reminder' || origin === 'schedule'
