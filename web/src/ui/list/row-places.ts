export interface Keyed {
  readonly key: string
}

/** The positions of a list's rows, in pixels from its end. Rows are numbered oldest first. */
export interface RowPlaces<Row extends Keyed = Keyed> {
  readonly rows: readonly Row[]
  /**
   * The upper edge of a row, which is the lower edge of the previous one; the edge after the last row is the end
   * itself.
   */
  edge: (index: number) => number
  /** The first row whose lower edge is at most this far from the end. */
  at: (distance: number) => number
  /** Negative if there is no such row. */
  indexOf: (key: string) => number
  /** A row's measured height. */
  set: (index: number, height: number) => void
  /** The positions after rows change. An unchanged end is neither added up again nor copied: its sums are reused. */
  with: <Next extends Keyed>(rows: readonly Next[], heightOf: (row: Next) => number) => RowPlaces<Next>
}

/** Rows by rank, counted from the end, so that existing rows keep their ranks when older rows come before them. */
interface Counted {
  readonly heights: number[]
  /** The total height of this many rows. */
  readonly sums: number[]
  readonly ranks: Map<string, number>
  /** How many rows have been added up. */
  summed: number
  /** The rows counted here. */
  rows: readonly Keyed[]
}

const nothingCounted = (): Counted => ({ heights: [], sums: [0], ranks: new Map(), summed: 0, rows: [] })

const isSame = (a: Keyed | undefined, b: Keyed | undefined): boolean => a === b || a?.key === b?.key

/** The number of rows that both share, counted from the end. */
const alike = (before: readonly Keyed[], after: readonly Keyed[]): number => {
  const [last, lastAfter] = [before.length - 1, after.length - 1]
  const most = Math.min(before.length, after.length)
  let count = 0
  while (count < most && isSame(before[last - count], after[lastAfter - count])) count += 1
  return count
}

/** Keeps this many rows from the end, and recounts the others. */
const recount = <Row extends Keyed>(
  counted: Counted,
  rows: readonly Row[],
  same: number,
  heightOf: (row: Row) => number,
) => {
  const { heights, sums, ranks } = counted
  // A day's divider makes way for that day's older messages.
  for (let index = counted.rows.length - same - 1; index >= 0; index -= 1) ranks.delete(counted.rows[index]!.key)
  for (let rank = same; rank < rows.length; rank += 1) {
    const row = rows[rows.length - 1 - rank]!
    heights[rank] = heightOf(row)
    ranks.set(row.key, rank)
  }
  heights.length = rows.length
  sums.length = Math.min(sums.length, rows.length + 1)
  counted.summed = Math.min(counted.summed, same)
  counted.rows = rows
}

const placesOf = <Row extends Keyed>(rows: readonly Row[], counted: Counted): RowPlaces<Row> => {
  const { heights, sums, ranks } = counted
  const count = rows.length
  const addUp = () => {
    for (let rank = counted.summed; rank < heights.length; rank += 1) sums[rank + 1] = sums[rank]! + heights[rank]!
    counted.summed = heights.length
  }
  return {
    rows,
    edge: (index) => {
      if (count - index > counted.summed) addUp()
      return sums[count - index] ?? 0
    },
    at: (distance) => {
      addUp()
      let [low, high] = [0, count]
      while (low < high) {
        const middle = (low + high) >> 1
        if (sums[count - 1 - middle]! > distance) low = middle + 1
        else high = middle
      }
      return low
    },
    indexOf: (key) => count - 1 - (ranks.get(key) ?? count),
    set: (index, height) => {
      heights[count - 1 - index] = height
      counted.summed = Math.min(counted.summed, count - 1 - index)
    },
    with: (next, heightOf) => {
      const same = alike(counted.rows, next)
      const now = same > 0 ? counted : nothingCounted()
      recount(now, next, same, heightOf)
      return placesOf(next, now)
    },
  }
}

export const NO_ROWS: RowPlaces = placesOf([], nothingCounted())
