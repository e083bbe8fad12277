/** The positions of a list's rows, in pixels from its end. Rows are numbered oldest first. */
export interface RowPlaces {
  readonly keys: readonly string[]
  /** The upper edge of a row, which is the lower edge of the one before it; that after the last is the end itself. */
  edge: (index: number) => number
  /** The first row whose lower edge is no farther from the end than this. */
  at: (distance: number) => number
  /** Negative where there is no such row. */
  indexOf: (key: string) => number
  /** A row has turned out to be so high. */
  set: (index: number, height: number) => void
  /** The positions after rows change: the part that is unchanged from the end on is not added up again. */
  with: (keys: readonly string[], heightOf: (index: number) => number) => RowPlaces
}

interface Counted {
  readonly heights: Float64Array
  readonly edges: Float64Array
  /** Counted from the end, where older rows put before them change nothing. */
  readonly ranks: Map<string, number>
  /** Rows up to this one have moved since their edges were added up. */
  stale: number
}

/** How many are the same in both, from the end on. */
const alike = (before: readonly string[], after: readonly string[]): number => {
  const most = Math.min(before.length, after.length)
  let count = 0
  while (count < most && before[before.length - 1 - count] === after[after.length - 1 - count]) count += 1
  return count
}

const ranksOf = (keys: readonly string[], known: Map<string, number>, from: number): Map<string, number> => {
  for (let rank = from; rank < keys.length; rank += 1) known.set(keys[keys.length - 1 - rank]!, rank)
  return known
}

const placesOf = (keys: readonly string[], counted: Counted): RowPlaces => {
  const { heights, edges, ranks } = counted
  const addUp = () => {
    for (let index = counted.stale; index >= 0; index -= 1) edges[index] = edges[index + 1]! + heights[index]!
    counted.stale = -1
  }
  return {
    keys,
    edge: (index) => {
      if (index <= counted.stale) addUp()
      return edges[index] ?? 0
    },
    at: (distance) => {
      addUp()
      let [low, high] = [0, keys.length]
      while (low < high) {
        const middle = (low + high) >> 1
        if (edges[middle + 1]! > distance) low = middle + 1
        else high = middle
      }
      return low
    },
    indexOf: (key) => keys.length - 1 - (ranks.get(key) ?? keys.length),
    set: (index, height) => {
      heights[index] = height
      counted.stale = Math.max(counted.stale, index)
    },
    with: (next, heightOf) => {
      addUp()
      const same = alike(keys, next)
      const [older, left] = [next.length - same, keys.length - same]
      const now: Counted = {
        heights: new Float64Array(next.length),
        edges: new Float64Array(next.length + 1),
        ranks: left === 0 ? ranksOf(next, ranks, same) : ranksOf(next, new Map(), 0),
        stale: older - 1,
      }
      now.heights.set(heights.subarray(left), older)
      now.edges.set(edges.subarray(left), older)
      for (let index = 0; index < older; index += 1) now.heights[index] = heightOf(index)
      return placesOf(next, now)
    },
  }
}

export const NO_ROWS: RowPlaces = placesOf([], {
  heights: new Float64Array(0),
  edges: new Float64Array(1),
  ranks: new Map(),
  stale: -1,
})
