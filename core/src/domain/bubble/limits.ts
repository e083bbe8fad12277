// What a stranger may do. A shop’s customers never come near these limits; a bot hits them at once.

/** Longer than a text, and than anyone types into a chat. */
export const BUBBLE_MAX_CHARACTERS = 1_000
/** More is refused without being read; up to this, in the visitor’s language. */
export const BUBBLE_READ_CHARACTERS = 20 * BUBBLE_MAX_CHARACTERS
export const BUBBLE_NAME_MAX = 100
/** Whoever knew the key of a chat could ask for it again: a random one is longer than anyone guesses. */
export const BUBBLE_KEY_MIN = 32
/** Pictures in one message, and unsent pictures in one chat. */
export const BUBBLE_MAX_MEDIA = 4
export const BUBBLE_MOST_UPLOADS = 12

export const BUBBLE_LIMITS = {
  /** Per address: chats, not tries. */
  starts: { hour: 5, day: 20 },
  /** Per phone and hour, from any address, so that nobody who types another’s number locks them out for a day. */
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
