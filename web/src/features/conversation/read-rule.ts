/** A conversation's state on screen. */
export interface Sight {
  /** The customer's newest message; undefined while unknown. */
  readonly newestID: number | undefined
  readonly unread: boolean
  /** The end of the thread is on screen, with the newest message. */
  readonly atEnd: boolean
  /** Opened for writing, rather than in passing. */
  readonly meant: boolean
}

/** The state reported so far: the newest message seen, and whether the end was out of sight before. */
export interface Seen {
  readonly newestID: number | undefined
  readonly wasAway: boolean
}

/** Moving through the list by keyboard does not count as reading. */
export const REST_MS = 1_000

/**
 * How long until the visible messages count as read; undefined if there is nothing to report. A conversation marked
 * unread while open stays unread until the next text.
 */
export const readAfter = ({ newestID, unread, atEnd, meant }: Sight, seen: Seen): number | undefined => {
  if (newestID === undefined || !atEnd || seen.newestID === newestID) return undefined
  const isOpening = seen.newestID === undefined
  if (isOpening && !unread) return undefined
  return meant || !isOpening || seen.wasAway ? 0 : REST_MS
}
