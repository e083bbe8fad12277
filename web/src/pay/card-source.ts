import type { FrameCommand, FrameNews } from './card-frame.ts'

/** The source of a card's token: the gateway's own form. All kinds report the same events. */
export interface CardSource {
  tell: (command: FrameCommand, details?: Record<string, string>) => void
  /** The customer already gave the card elsewhere, so it is charged at once. */
  readonly given?: boolean
  /** After a failed attempt the page must be reloaded. */
  readonly oneTry?: boolean
  /** The form's own submit leads to the gateway's site. */
  readonly leads?: boolean
}

export interface Listener {
  readonly news: (news: FrameNews) => void
  /** The form does not load. */
  readonly silent: () => void
}
