/**
 * The parts of the product that write to customers by themselves. A message with an origin is news for no inbox: it
 * moves no row, and what becomes of it is shown where it came from.
 */
export const MESSAGE_ORIGINS = ['mailer', 'notice', 'reminder', 'alert', 'review'] as const
export type MessageOrigin = (typeof MESSAGE_ORIGINS)[number]

/** They go out by the thousand: a person's text never waits for them, and their reports wake no inbox. */
export const goesInBulk = (origin: MessageOrigin | null): boolean => origin === 'mailer' || origin === 'notice'
