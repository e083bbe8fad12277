import type { Says } from './phrases.ts'

/** Something the activity log records: its words ("Changed a label"), and how the facts of a line are worded. */
export interface Act {
  readonly words: string
  readonly says: Says
}

export const act = (words: string, says: Says = {}): Act => ({ words, says })
