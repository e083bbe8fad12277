import type { Feature } from '#domain/access/features.ts'
import type { MessageChannel } from './channel.ts'

interface Planned {
  readonly channel: MessageChannel
  readonly pictures: boolean
  /** At a chosen time, rather than after the few seconds in which it can be undone. */
  readonly later: boolean
}

/** The extras a company must have bought to send this message. */
export const extrasOf = ({ channel, pictures, later }: Planned): readonly Feature[] => [
  ...(channel === 'email' ? (['email'] as const) : channel === 'sms' && pictures ? (['mms'] as const) : []),
  ...(later ? (['inboxscheduler'] as const) : []),
]
