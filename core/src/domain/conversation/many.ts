// What is done to many conversations at once is one step, with one undo: so many at most, the newest first.
import { DAY_MS } from '#domain/time/spans.ts'

export const MOST_AT_ONCE = 1000

// How long it can be undone.
export const UNDO_MANY_MS = DAY_MS
