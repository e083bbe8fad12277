import type { Feature } from '#domain/access/features.ts'

interface Planned {
  readonly channel: 'sms' | 'email'
  readonly pictures: boolean
  /** At a time that was chosen, rather than after the few seconds in which it can be undone. */
  readonly later: boolean
}

/** The extras a company must have bought to send a message like this. */
export const extrasOf = ({ channel, pictures, later }: Planned): readonly Feature[] => [
  ...(channel === 'email' ? (['email'] as const) : pictures ? (['mms'] as const) : []),
  ...(later ? (['inboxscheduler'] as const) : []),
]
