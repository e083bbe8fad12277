// Limits for strangers. A shop's customers never come near them; a bot hits them at once.

/** Longer than a text, and than anyone types into a chat. */
export const BUBBLE_MAX_CHARACTERS = 1_000
/** A longer text is refused without being read. Up to this length, the refusal is in the visitor's language. */
export const BUBBLE_READ_CHARACTERS = 20 * BUBBLE_MAX_CHARACTERS
export const BUBBLE_NAME_MAX = 100
/** The key of a chat could be used to request it again, so it is random and too long to guess. */
export const BUBBLE_KEY_MIN = 32
/** Pictures in one message, and unsent pictures in one chat. */
export const BUBBLE_MAX_MEDIA = 4
export const BUBBLE_MOST_UPLOADS = 12

export const BUBBLE_LIMITS = {
  /** Per address: chats, not tries. */
  starts: { hour: 5, day: 20 },
  /** Per phone and hour, from any address, so that nobody can lock out another's number for a day. */
  startsOnPhone: 20,
  /** Per phone, address and day. */
  startsOnPhoneFromOne: 3,
  /** Per address and minute. */
  tries: 30,
  sends: 30,
  polls: 240,
  typings: 60,
  /** Per address and hour. */
  uploads: 40,
  /** Per address and hour. */
  quotes: 10,
} as const
