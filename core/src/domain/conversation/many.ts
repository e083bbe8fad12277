// What is done to many conversations at once is one step, with one undo: so many at most, the newest first.
export const MOST_AT_ONCE = 1000

// How long it can be undone.
export const UNDO_MANY_MS = 24 * 3_600_000
