/** A part of a screen, and all of its words in their order. */
export interface Said {
  name: string
  /** The file in `web/src`, and the component there. */
  at: string
  draws: string
  props?: object
  before?: readonly (readonly [key: readonly unknown[], data: unknown])[]
  /** Its times are those of the user’s own clock, which are left out here. */
  local?: true
  says: string
}

/** Monday, half past six in the evening in Los Angeles. */
export const NOW = Date.parse('2026-11-24T02:30:00Z')
