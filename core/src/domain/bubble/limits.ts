// What a stranger may do. A shop’s customers never come near these limits; a bot hits them at once.

/** Longer than a text, and than anyone types into a chat. */
export const BUBBLE_MAX_CHARACTERS = 1_000
export const BUBBLE_NAME_MAX = 100
/** Pictures in one message, and unsent pictures in one chat. */
export const BUBBLE_MAX_MEDIA = 4
export const BUBBLE_MOST_UPLOADS = 12

export const BUBBLE_LIMITS = {
  /** Per address and hour. */
  starts: 5,
  /** Per phone and day, from any address. */
  startsOnPhone: 10,
  /** Per address and minute. */
  sends: 30,
  polls: 240,
  typings: 60,
  /** Per address and hour. */
  uploads: 40,
  /** Per address and hour. */
  quotes: 10,
} as const
