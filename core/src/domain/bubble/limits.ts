// What a stranger may do. A shop’s customers don’t come near any of it; a machine does at once.

/** Longer than a text, and than anybody types into a chat. */
export const BUBBLE_MAX_CHARACTERS = 1_000
export const BUBBLE_NAME_MAX = 100
/** Pictures in one message, and of one chat that wait to be sent. */
export const BUBBLE_MAX_MEDIA = 4
export const BUBBLE_MOST_UPLOADS = 12

export const BUBBLE_LIMITS = {
  /** Per address and hour. */
  starts: 5,
  /** Per phone and day, from whatever address. */
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
