/** Rows from one up to, but not including, another. */
export interface Rows {
  readonly from: number
  readonly to: number
}

interface Wish {
  readonly drawn: Rows
  /** Must be drawn now. */
  readonly needed: Rows
  /** Should be drawn as soon as there is time. */
  readonly wanted: Rows
  /** May stay drawn. */
  readonly kept: Rows
  /** How many optional rows may be added now. */
  readonly spare: number
  /** Which side of the wanted rows comes first. */
  readonly newerFirst: boolean
}

export const covers = (rows: Rows, others: Rows): boolean => rows.from <= others.from && rows.to >= others.to

/** How many of these rows those others lack. */
export const lackingIn = (rows: Rows, others: Rows): number =>
  rows.to - rows.from - Math.max(0, Math.min(rows.to, others.to) - Math.max(rows.from, others.from))

/** The rows to draw next: always one stretch without a gap. */
export const nextRows = ({ drawn, needed, wanted, kept, spare, newerFirst }: Wish): Rows => {
  const left = { from: Math.max(drawn.from, kept.from), to: Math.min(drawn.to, kept.to) }
  const joins = left.from < left.to && left.from <= needed.to && left.to >= needed.from
  const all = joins ? { from: Math.min(left.from, needed.from), to: Math.max(left.to, needed.to) } : needed
  const older = Math.max(0, all.from - wanted.from)
  const newer = Math.max(0, wanted.to - all.to)
  const addNewer = Math.min(newer, newerFirst ? spare : Math.max(0, spare - older))
  const addOlder = Math.min(older, spare - addNewer)
  return { from: all.from - addOlder, to: all.to + addNewer }
}
