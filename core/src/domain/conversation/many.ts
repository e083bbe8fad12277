// A change to many conversations is one step with one undo. It covers at most this many, newest first.
import { DAY_MS } from '#domain/time/spans.ts'

export const MOST_AT_ONCE = 1000

// How long it can be undone.
export const UNDO_MANY_MS = DAY_MS
